/** Projects of a tab as they end: of those in progress the first to end comes first, of the others the last one. */
import { emSequencia } from '@/areas/pais/listas.data';
import { projetosData, type SituacaoDoProjeto } from '@/areas/projetos/projetos.data';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const POR_VEZ = 6;

export const projetosPeloFim = (sessao: SessaoAtiva, situacao: SituacaoDoProjeto) =>
  emSequencia(
    projetosData.pagina(
      sessao,
      { situacao, nome: '' },
      { campo: 'anoVigencia', direcao: situacao === 'concluidos' ? 'desc' : 'asc' },
      POR_VEZ,
    ),
  );
