/** Questions about companies of a project. */
import { AtosDaFase } from '@/areas/analise/AtosDaFase';
import { umProjeto, umStatus } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { apertar, type UmaPergunta } from './linha';

const inscrito = { id: 'p_cometa', ...umStatus('p', 'cometa', { nomeFantasia: 'Cometa', status: 6 }) };

export const DA_ANALISE: readonly UmaPergunta[] = [
  {
    arquivo: 'AtosDaFase',
    nome: 'marcar como vencedora',
    quem: ana,
    desenho: () => <AtosDaFase projeto={umProjeto(ana)} inscrito={inscrito} />,
    perguntar: () => apertar('Marcar como vencedora'),
    titulo: 'Marcar Cometa como vencedora?',
    nao: 'Cancelar',
    sim: 'Marcar como vencedora',
  },
];
