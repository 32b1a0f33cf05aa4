import { enviarLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { mandarLinkDaFolha } from '@functions/nucleo/linkPorEmail';
import { respondenteDoLink } from '@functions/nucleo/respondenteDoLink';

/**
 * Mails a link to the sheet; to the invitation's own address where there is one. The text is ours, and neither a sheet
 * nor a mailbox takes many: nobody writes to strangers with it (threats E13).
 */
export const enviarLink = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: ({ credencial: { id }, email }, { ip }) => [
      { chave: `folha:${id}`, maximo: 3, minutos: 60 },
      { chave: `caixa:${caixaDe(email)}`, maximo: 3, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 30, minutos: 60 },
    ],
    falha: 'Não foi possível enviar o link',
  },
  async ({ credencial, email, ...alvo }, { db, chave }) => {
    const respondente = await respondenteDoLink(db, credencial, alvo);
    await mandarLinkDaFolha(respondente, credencial, alvo, { email, fila: chave });
    return {};
  },
);
