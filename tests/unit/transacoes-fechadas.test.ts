// @vitest-environment node
import type { Firestore } from '@functions/banco';
import { refazerFechadas } from '@functions/transacoesFechadas';
import { describe, expect, it, vi } from 'vitest';

const FECHADA = 'Error: 3 INVALID_ARGUMENT: Transaction is invalid or closed.';
/** A database whose first transactions fail with what is given, and whose next one gives 'feito'. */
function banco(...falhas: string[]) {
  const runTransaction = vi.fn(() => {
    const falha = falhas.shift();
    return falha === undefined ? Promise.resolve('feito') : Promise.reject(new Error(falha));
  });
  return {
    db: refazerFechadas({ runTransaction: runTransaction as Firestore['runTransaction'] }),
    runTransaction,
  };
}

describe('o banco de um emulador', () => {
  it('pede de novo a transação que o emulador fechou, e diz o que ela deu', async () => {
    const { db, runTransaction } = banco(FECHADA, FECHADA);
    await expect(db.runTransaction(() => Promise.resolve())).resolves.toBe('feito');
    expect(runTransaction).toHaveBeenCalledTimes(3);
  });
  it('outra falha é dita na primeira vez', async () => {
    const { db, runTransaction } = banco(
      '3 INVALID_ARGUMENT: Property array contains an invalid nested entity.',
    );
    await expect(db.runTransaction(() => Promise.resolve())).rejects.toThrow('nested entity');
    expect(runTransaction).toHaveBeenCalledOnce();
  });
  it('a que está sempre fechada é dita na trigésima', async () => {
    const { db, runTransaction } = banco(...Array.from({ length: 31 }, () => FECHADA));
    await expect(db.runTransaction(() => Promise.resolve())).rejects.toThrow('invalid or closed');
    expect(runTransaction).toHaveBeenCalledTimes(30);
  });
  it('acertado duas vezes é acertado uma', async () => {
    const { db, runTransaction } = banco(...Array.from({ length: 31 }, () => FECHADA));
    await expect(refazerFechadas(db).runTransaction(() => Promise.resolve())).rejects.toThrow('closed');
    expect(runTransaction).toHaveBeenCalledTimes(30);
  });
});
