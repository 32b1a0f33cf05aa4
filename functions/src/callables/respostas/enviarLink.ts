import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { enviarLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { consumir } from '@functions/chamada/limites';
import { mandarLinkDaFolha } from '@functions/nucleo/linkPorEmail';
import { folhaDoLink, respondenteDoLink } from '@functions/nucleo/respondenteDoLink';

/**
 * Mails a link to the sheet; to the invitation's own address where there is one. The text is ours, and neither a sheet
 * nor a mailbox takes many: nobody writes to strangers with it (threats E13).
 */
export const enviarLink = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 30, minutos: 60 }],
    falha: 'Não foi possível enviar o link',
  },
  async ({ credencial, email, ...alvo }, { db, chave, ip }) => {
    await folhaDoLink(db, credencial, alvo);
    // Of who holds the link: others would use up the hour of a sheet or a mailbox (threats E27).
    await consumir(db, contrato.nome, [
      { chave: `folha:${credencial.id}`, maximo: 3, minutos: 60 },
      { chave: `caixa:${alvo.questionarioId}:${caixaDe(email)}:${ip}`, maximo: 3, minutos: 60 },
    ]);
    const respondente = await respondenteDoLink(db, credencial, alvo);
    await mandarLinkDaFolha(respondente, credencial, alvo, { email, fila: chave });
    return {};
  },
);
