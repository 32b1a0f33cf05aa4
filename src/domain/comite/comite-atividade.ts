/**
 * What happened around the committees. The steps of a session are written with them in one batch. Rules created and
 * removed are written by a trigger (functions/src/nucleo/comite.ts). One log of the company (part 2 §3).
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { instante, LIMITE, referencia, texto, textoOpcional } from '@/domain/comum/campos';

export const TIPOS_DE_ATIVIDADE = [
  'INICIADO',
  'PAUSADO',
  'REINICIADO',
  'FINALIZADO',
  'REGULAMENTO_CRIADO',
  'REGULAMENTO_REMOVIDO',
  'REGULAMENTO_CANCELADO',
  'REGULAMENTO_DESAFIO_CRIADO',
  'REGULAMENTO_DESAFIO_REMOVIDO',
  'REGULAMENTO_DESAFIO_CANCELADO',
] as const;
export type TipoDeAtividade = (typeof TIPOS_DE_ATIVIDADE)[number];

export const ROTULO_DA_ATIVIDADE: Record<TipoDeAtividade, string> = comOutro(
  {
    INICIADO: 'Comitê iniciado',
    PAUSADO: 'Comitê pausado',
    REINICIADO: 'Comitê retomado',
    FINALIZADO: 'Comitê finalizado',
    REGULAMENTO_CRIADO: 'Regulamento de ideias criado',
    REGULAMENTO_REMOVIDO: 'Regulamento de ideias removido',
    REGULAMENTO_CANCELADO: 'Regulamento de ideias cancelado',
    REGULAMENTO_DESAFIO_CRIADO: 'Regulamento de desafios criado',
    REGULAMENTO_DESAFIO_REMOVIDO: 'Regulamento de desafios removido',
    REGULAMENTO_DESAFIO_CANCELADO: 'Regulamento de desafios cancelado',
  },
  OUTRO,
);

export const comiteAtividadeSchema = z.strictObject({
  type: z.enum(TIPOS_DE_ATIVIDADE),
  /** The session it belongs to, or that ran at that moment; null when none did. */
  comiteReference: z.nullable(referencia()),
  regulamentoReference: z.nullable(referencia()),
  regulamentoNome: textoOpcional(LIMITE.nome),
  autorNome: texto(LIMITE.nome, 1),
  createdAt: instante(),
  createdBy: texto(128, 1),
});
export type ComiteAtividade = z.infer<typeof comiteAtividadeSchema>;

/** Milliseconds the session was at work until `ate`, pauses left out. Activities may come in any order. */
export function tempoDeTrabalho(
  atividades: readonly Pick<ComiteAtividade, 'type' | 'createdAt'>[],
  ate: Date,
): number {
  let total = 0;
  let desde: number | undefined;
  for (const { type, createdAt } of atividades.toSorted((a, b) => +a.createdAt - +b.createdAt)) {
    if (type === 'INICIADO' || type === 'REINICIADO') desde ??= +createdAt;
    if ((type === 'PAUSADO' || type === 'FINALIZADO') && desde !== undefined) {
      total += +createdAt - desde;
      desde = undefined;
    }
  }
  return desde === undefined ? total : total + Math.max(0, +ate - desde);
}
