/**
 * Proves that everything derived in a company is what it is derived from, and repairs what is not. The list is the
 * one the triggers keep (derivacoes/todas.ts). Each check is the trigger's own transaction, so it may run while
 * people work.
 */
import type { Contexto } from '@/domain/comum/caminhos';
import type { Firestore } from '@functions/banco';
import { DERIVACOES } from '@functions/derivacoes/todas';
import type { Correcao, Modo } from '@functions/nucleo/correcao';
import { sobras } from '@functions/nucleo/emMassa';

/**
 * Returns the corrections made or, with `simular`, needed. Empty: all is right. What could not be looked at is said at
 * the end (emMassa.ts); `correcoes` has the others by then.
 */
export async function conferirEmpresa(
  db: Firestore,
  contexto: Contexto,
  modo: Modo = {},
  correcoes: Correcao[] = [],
): Promise<Correcao[]> {
  const { cadaUm, dizer } = sobras('conferir');
  for (const { nome, todos } of DERIVACOES)
    await cadaUm(nome, async () => {
      correcoes.push(...(await todos(db, contexto, modo)));
    });
  dizer();
  return correcoes;
}
