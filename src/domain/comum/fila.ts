/** Fields of what leaves later: an entry of an outbox (functions/src/nucleo/fila.ts). */
import * as z from 'zod/mini';
import { instante, inteiro } from './campos';

export const ESTADOS_NA_FILA = ['PENDENTE', 'ENVIANDO', 'ENVIADO', 'DESCARTADO', 'FALHOU'] as const;
export type EstadoNaFila = (typeof ESTADOS_NA_FILA)[number];

/** Attempts after which an entry is given up. */
export const MAIS_TENTATIVAS = 8;

export const camposDaFila = {
  estado: z.enum(ESTADOS_NA_FILA),
  tentativas: inteiro(0, MAIS_TENTATIVAS),
  /** Until then the attempt under way is left alone. */
  prazo: z.nullable(instante()),
  createdAt: instante(),
  expiraEm: instante(),
};

/** Shape of those fields. */
export interface NaFila {
  estado: EstadoNaFila;
  tentativas: number;
  prazo: Date | null;
  createdAt: Date;
  expiraEm: Date;
}

const DIA = 24 * 60 * 60_000;

/** Of a new entry, which its TTL policy deletes after 30 days. */
export const novaNaFila = (agora: Date): NaFila => ({
  estado: 'PENDENTE',
  tentativas: 0,
  prazo: null,
  createdAt: agora,
  expiraEm: new Date(agora.getTime() + 30 * DIA),
});
