/** Phases of a questionnaire whose evaluation the organiser closed (decisions P191). */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhosDasMedias, encerramentosSchema, fasesEncerradas } from '@/domain/diagnostico/media';
import { type Firestore, ler, type Transaction } from '@functions/banco';

export const lerEncerradas = async (
  db: Firestore,
  contexto: Contexto,
  questionarioId: string,
  tx?: Transaction,
): Promise<number[]> =>
  fasesEncerradas(
    await ler(db, encerramentosSchema, caminhosDasMedias.encerramentos(contexto, questionarioId), tx),
  );
