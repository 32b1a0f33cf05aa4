/** Phases of a questionnaire whose evaluation the organiser closed (decisions P191). */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhosDasMedias, encerramentosSchema, fasesEncerradas } from '@/domain/diagnostico/media';
import { type Firestore, legivel, ler, lerTodos, type Transaction } from '@functions/banco';

/** Closed phases of each questionnaire. */
export async function encerradasDe(
  db: Firestore,
  contexto: Contexto,
  questionariosIds: readonly string[],
): Promise<(questionarioId: string, fase: number) => boolean> {
  const onde = (id: string) => caminhosDasMedias.encerramentos(contexto, id);
  const lidos = await lerTodos(db, [...new Set(questionariosIds)].map(onde));
  const fases = new Map(
    [...lidos].map(([caminho, documento]) => [
      caminho,
      fasesEncerradas(legivel(encerramentosSchema, documento)),
    ]),
  );
  return (id, fase) => fases.get(onde(id))?.includes(fase) === true;
}

export const lerEncerradas = async (
  db: Firestore,
  contexto: Contexto,
  questionarioId: string,
  tx?: Transaction,
): Promise<number[]> =>
  fasesEncerradas(
    await ler(db, encerramentosSchema, caminhosDasMedias.encerramentos(contexto, questionarioId), tx),
  );
