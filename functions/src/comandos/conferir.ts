/**
 * Proves that everything derived in a company is what it is derived from, and repairs what is not. The list is the
 * one the triggers keep (derivacoes/todas.ts). Each check is the trigger's own transaction, so it may run while
 * people work.
 */
import type { Contexto } from '@/domain/comum/caminhos';
import type { Firestore } from '@functions/banco';
import { DERIVACOES } from '@functions/derivacoes/todas';
import type { Correcao, Modo } from '@functions/nucleo/correcao';

/** Returns the corrections made or, with `simular`, needed. Empty: all is right. */
export async function conferirEmpresa(
  db: Firestore,
  contexto: Contexto,
  modo: Modo = {},
): Promise<Correcao[]> {
  const correcoes: Correcao[] = [];
  for (const { todos } of DERIVACOES) correcoes.push(...(await todos(db, contexto, modo)));
  return correcoes;
}
