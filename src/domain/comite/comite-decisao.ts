/**
 * Decision of a session: a movement made while it ran, as the minutes keep it. A trigger writes it from the movement
 * (functions/src/nucleo/comite.ts). It keeps neither title nor words of a private idea, because the minutes have more
 * readers than the idea.
 */
import * as z from 'zod/mini';
import { instante, LIMITE, lista, referencia, texto, textoOpcional } from '@/domain/comum/campos';
import type { LugarDoPai, Pai } from '@/domain/pai/pai';
import type { MovimentacaoDePai } from './movimentacao';

/** One of those of the parent's kind. */
const umStatus = () => texto(60, 1);

export const decisaoSchema = z.strictObject({
  paiReference: referencia(),
  /** '' for a private idea. */
  paiTitulo: textoOpcional(LIMITE.titulo),
  statusAnterior: umStatus(),
  status: umStatus(),
  observacoes: textoOpcional(LIMITE.textoLongo),
  marcos: lista(texto(LIMITE.referencia, 1), 100),
  autorNome: texto(LIMITE.nome, 1),
  createdAt: instante(),
  createdBy: texto(128, 1),
});
export type Decisao = z.infer<typeof decisaoSchema>;

/** Browsers choose ids, and two kinds may share one. No id holds a dot, so no two movements have the same decision. */
export const idDaDecisao = ({ tipo, id }: Pick<LugarDoPai, 'tipo' | 'id'>, movimentacaoId: string) =>
  [tipo.colecao, id, movimentacaoId].join('.');

export const IDEIA_PRIVADA = 'Ideia privada';

export function decisaoDe(
  paiReference: string,
  { titulo, privado }: Pick<Pai, 'titulo' | 'privado'>,
  { statusAnterior, status, observacoes, marcos, autorNome, createdAt, createdBy }: MovimentacaoDePai,
): Decisao {
  return {
    paiReference,
    paiTitulo: privado ? '' : titulo,
    statusAnterior,
    status,
    observacoes: privado ? '' : observacoes,
    marcos: privado ? [] : marcos,
    autorNome,
    createdAt,
    createdBy,
  };
}
