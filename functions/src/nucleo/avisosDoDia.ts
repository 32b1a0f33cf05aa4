/** What the parts of the daily run share (resumoDoDia.ts). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { DocumentSnapshot, Query } from '@functions/banco';
import { MAXIMO_POR_PESSOA } from './notificar';

const POR_PAGINA = 500;

/** Every document of the query, in the order it asks for, page by page. */
export async function* todos(consulta: Query): AsyncGenerator<DocumentSnapshot> {
  let depois: DocumentSnapshot | undefined;
  do {
    const pagina = consulta.limit(POR_PAGINA);
    const { docs } = await (depois ? pagina.startAfter(depois) : pagina).get();
    yield* docs;
    depois = docs.length === POR_PAGINA ? docs.at(-1) : undefined;
  } while (depois);
}

/** Runs one part of the day's work. A failure is logged by its path and holds up no other part. */
export type CadaUm = (caminho: string, tarefa: () => Promise<unknown>) => Promise<void>;

/**
 * The first of the day that one author's records may put into each inbox: nobody fills an inbox, nor crowds a
 * colleague's out. The answer keeps the uids for whom there is room, and counts them.
 */
export function comLugarNaCaixa() {
  const ditos = new Map<string, number>();
  return (contexto: Contexto, uids: readonly string[], autor: string): string[] =>
    uids.filter((uid) => {
      const chave = `${caminhos.caixa(contexto, uid)} ${autor}`;
      const vezes = (ditos.get(chave) ?? 0) + 1;
      ditos.set(chave, vezes);
      return vezes <= MAXIMO_POR_PESSOA;
    });
}
