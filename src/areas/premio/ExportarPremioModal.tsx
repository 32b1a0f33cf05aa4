/** Reads all companies and saves relatorio.xlsx (part 3 §7). */
import { useQueryClient } from '@tanstack/react-query';
import { AndamentoDaExportacao } from '@/areas/relatorio/AndamentoDaExportacao';
import { montarPlanilha } from '@/areas/relatorio/montarPlanilha';
import type { LinhaDoRelatorio } from '@/domain/relatorio/relatorio';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { numero, plural } from '@/ui/texto/formatos';
import { ARQUIVO, FOLHA, linhasDaPlanilha, resumoDaPlanilha } from './exportacao';
import { idsDasRegioes, nomesDasRegioes } from './regioes';
import { type AlvoDoPremio, type MediaDoPremio, type Premio, premioData } from './premio.data';

interface Props {
  alvo: AlvoDoPremio;
  premio: Premio;
  aoFechar: () => void;
}

export function ExportarPremioModal({ alvo, premio, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const { empresas: total } = premio;
  const lendo = (feitas: number) => `Lendo as empresas: ${numero(feitas)} de ${numero(total)}`;
  return (
    <AndamentoDaExportacao
      titulo="Exportar empresas"
      comeco={lendo(0)}
      aoFechar={aoFechar}
      exportar={async (signal, dizer) => {
        const ids = idsDasRegioes(premio);
        const nomes = await cliente.fetchQuery(premioData.nomes(sessao, alvo.idProjeto, 'regioes', ids));
        const regioes = nomesDasRegioes(ids, nomes);
        const medias = new Map<string, MediaDoPremio>();
        await premioData.todasAsMedias(sessao, alvo, signal, (pagina) => {
          for (const media of pagina) medias.set(media.idEmpresa, media);
        });
        const linhas: LinhaDoRelatorio[] = [];
        await premioData.todas(sessao, alvo, signal, (pagina) => {
          // A page at a time: all at once would hold the screen up.
          linhas.push(...linhasDaPlanilha(pagina, regioes, medias));
          const feitas = linhas.length;
          dizer({
            texto: feitas < total ? lendo(feitas) : 'Gravando a planilha…',
            quanto: total === 0 ? 100 : Math.min(100, (feitas / total) * 100),
          });
        });
        const arquivo = await montarPlanilha(ARQUIVO, FOLHA, resumoDaPlanilha(premio), linhas, {
          signal,
          aoAvancar: () => undefined,
        });
        return { arquivos: [arquivo], linhas: plural(linhas.length, 'empresa', 'empresas') };
      }}
    />
  );
}
