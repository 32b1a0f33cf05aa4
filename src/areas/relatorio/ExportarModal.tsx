/** Saves the report's rows as a spreadsheet. */
import type { LinhaDoRelatorio, TipoDeRelatorio } from '@/domain/relatorio/relatorio';
import { flexao } from '@/domain/pai/pai';
import { numero, plural } from '@/ui/texto/formatos';
import { AndamentoDaExportacao } from './AndamentoDaExportacao';
import { folhaDosRegistros, resumoDaExportacao } from './exportacao';
import { montarPlanilha } from './montarPlanilha';
import type { AoAvancar, Relatorio } from './relatorio.data';

interface Props {
  tipo: TipoDeRelatorio;
  /** The report, read now if it has to be, and the rows of it that are exported. */
  obter: (aoAvancar: AoAvancar) => Promise<{ relatorio: Relatorio; linhas: readonly LinhaDoRelatorio[] }>;
  aoFechar: () => void;
}

export default function ExportarModal({ tipo, obter, aoFechar }: Props) {
  const { nome } = tipo.pai;
  const lendo = `Lendo ${flexao(nome).o}s ${nome.plural}`;
  return (
    <AndamentoDaExportacao
      titulo={`Exportar ${nome.plural}`}
      comeco={`${lendo}…`}
      aoFechar={aoFechar}
      exportar={async (signal, dizer) => {
        const { relatorio, linhas } = await obter((feitas, total) =>
          dizer({
            texto: `${lendo}: ${numero(feitas)} de ${numero(total)}`,
            quanto: (feitas / total) * 100,
          }),
        );
        const total = linhas.length;
        const aoAvancar = (feitas: number) =>
          dizer({
            texto:
              feitas < total
                ? `Montando a planilha: ${numero(feitas)} de ${numero(total)}`
                : 'Gravando a planilha…',
            quanto: (feitas / total) * 100,
          });
        const arquivo = await montarPlanilha(
          tipo.arquivo,
          folhaDosRegistros(tipo),
          resumoDaExportacao(tipo, relatorio, linhas),
          linhas,
          { signal, aoAvancar },
        );
        return { arquivos: [arquivo], linhas: plural(total, nome.singular, nome.plural) };
      }}
    />
  );
}
