import { salvarPeloLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { respondenteDoLink } from '@functions/nucleo/respondenteDoLink';
import { salvarFolha } from '@functions/nucleo/salvarFolha';

/** The limit counts the sheet and not the network: a whole office answers behind one address. */
export const salvarPeloLink = chamada(
  contrato,
  {
    quem: 'visitante',
    repetivel: true,
    limites: ({ credencial: { id } }, { ip }) => [{ chave: `folha:${id}:${ip}`, maximo: 2_000, minutos: 60 }],
    falha: 'Não foi possível salvar as respostas',
  },
  async ({ aparelho, step, stepN, mudancas, credencial, ...alvo }, { db }) =>
    salvarFolha(await respondenteDoLink(db, credencial, alvo), alvo, { aparelho, step, stepN, mudancas }),
);
