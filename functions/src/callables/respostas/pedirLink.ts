import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { pedirLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { cabe } from '@functions/chamada/limites';
import { enfileirar } from '@functions/emails/fila';

/**
 * Writes the same documents whether the address was invited or not, so neither the answer nor its time tells (threats
 * B27). The mail is composed when it is sent, and there is none where nobody was invited.
 */
export const pedirLink = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: ({ email }, { ip }) => [
      { chave: `email:${email}:${ip}`, maximo: 3, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 20, minutos: 60 },
    ],
  },
  async ({ email, ...alvo }, { db, chave }) => {
    if (await cabe(db, contrato.nome, [{ chave: `caixa:${caixaDe(email)}`, maximo: 3, minutos: 60 }]))
      await enfileirar(db, chave, { tipo: 'linkDeResposta', para: email, dados: alvo });
    return {};
  },
);
