import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { pedirLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { cabe } from '@functions/chamada/limites';
import { enfileirar } from '@functions/emails/fila';
import type * as z from 'zod/mini';

/** Links that one network may have mailed to a mailbox in a day, of one questionnaire, and all networks together. */
export const LINKS_POR_REDE_NO_DIA = 4;
export const LINKS_POR_CAIXA_NO_DIA = 12;

const DIA = 24 * 60;
/** A mailbox's of one questionnaire, whichever company it is answered for. */
const daCaixa = ({ licenciadaId, idEmpresa, questionarioId, email }: z.output<typeof contrato.entrada>) =>
  `caixa:${licenciadaId}:${idEmpresa}:${questionarioId}:${caixaDe(email)}`;

/**
 * Writes the same documents whether the address was invited or not, so neither the answer nor its time tells (threats
 * B27). The mail is composed when it is sent, and there is none where nobody was invited. A mailbox gets few of a
 * questionnaire in a day, and fewer by one network: the newest of them works, so nobody is locked out by a stranger who
 * asks (threats E120).
 */
export const pedirLink = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: (pedido, { ip }) => [
      { chave: `${daCaixa(pedido)}:${ip}`, maximo: 3, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 20, minutos: 60 },
    ],
  },
  async (pedido, { db, chave, ip }) => {
    const { email, ...alvo } = pedido;
    const doDia = [
      { chave: `${daCaixa(pedido)}:${ip}:dia`, maximo: LINKS_POR_REDE_NO_DIA, minutos: DIA },
      { chave: `${daCaixa(pedido)}:dia`, maximo: LINKS_POR_CAIXA_NO_DIA, minutos: DIA },
    ];
    if (await cabe(db, contrato.nome, doDia))
      await enfileirar(db, chave, { tipo: 'linkDeResposta', para: email, dados: alvo });
    return {};
  },
);
