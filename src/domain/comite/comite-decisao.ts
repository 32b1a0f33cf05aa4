/**
 * Decision of a session: a movement made while it ran, as the minutes keep it. A trigger writes it from the movement
 * (functions/src/nucleo/comite.ts). It keeps neither title nor words of a private idea, because the minutes have more
 * readers than the idea.
 */
import * as z from 'zod/mini';
import { instante, LIMITE, lista, referencia, texto, textoOpcional } from '@/domain/comum/campos';
import { type Ideia, STATUS_DA_IDEIA } from '@/domain/ideias/ideia';
import type { Movimentacao } from './movimentacao';

export const decisaoSchema = z.strictObject({
  paiReference: referencia(),
  /** '' for a private idea. */
  paiTitulo: textoOpcional(LIMITE.titulo),
  statusAnterior: z.enum(STATUS_DA_IDEIA),
  status: z.enum(STATUS_DA_IDEIA),
  observacoes: textoOpcional(LIMITE.textoLongo),
  marcos: lista(texto(LIMITE.referencia, 1), 100),
  autorNome: texto(LIMITE.nome, 1),
  createdAt: instante(),
  createdBy: texto(128, 1),
});
export type Decisao = z.infer<typeof decisaoSchema>;

export const idDaDecisao = (ideiaId: string, movimentacaoId: string) => `${ideiaId}_${movimentacaoId}`;

export const IDEIA_PRIVADA = 'Ideia privada';

export function decisaoDe(
  paiReference: string,
  { titulo, privado }: Pick<Ideia, 'titulo' | 'privado'>,
  { statusAnterior, status, observacoes, marcos, autorNome, createdAt, createdBy }: Movimentacao,
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
