/** What the parts of the daily run share (resumoDoDia.ts). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { DocumentSnapshot, Query } from '@functions/banco';
import { MAXIMO_POR_PESSOA } from './notificar';

const POR_PAGINA = 500;

/** Pages of the query's documents, in the order it asks for. One that stays as it was is not met again. */
export async function* paginas(consulta: Query): AsyncGenerator<DocumentSnapshot[]> {
  let depois: DocumentSnapshot | undefined;
  do {
    const pagina = consulta.limit(POR_PAGINA);
    const { docs } = await (depois ? pagina.startAfter(depois) : pagina).get();
    yield docs;
    depois = docs.length === POR_PAGINA ? docs.at(-1) : undefined;
  } while (depois);
}

/** Every document of the query, one by one. */
export async function* todos(consulta: Query): AsyncGenerator<DocumentSnapshot> {
  for await (const docs of paginas(consulta)) yield* docs;
}

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
