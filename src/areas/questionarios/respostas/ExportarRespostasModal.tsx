/** Reads all sheets of a questionnaire and saves them as they are. */
import { AndamentoDaExportacao } from '@/areas/relatorio/AndamentoDaExportacao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { ateOnde } from './ateOnde';
import { baixarRespostas } from './respostas.data';

interface Props {
  questionarioId: string;
  aoFechar: () => void;
}

export function ExportarRespostasModal({ questionarioId, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  return (
    <AndamentoDaExportacao
      titulo="Exportar respostas"
      comeco="Lendo as respostas…"
      aoFechar={aoFechar}
      exportar={async (signal, dizer) => {
        const { arquivos, folhas } = await baixarRespostas(sessao, questionarioId, {
          signal,
          aoAvancar: (lidas, total) => dizer(ateOnde(lidas, total)),
          aoGravar: () => dizer({ texto: 'Gravando a planilha…', quanto: 100 }),
        });
        return { arquivos, linhas: plural(folhas, 'folha de respostas', 'folhas de respostas') };
      }}
    />
  );
}
