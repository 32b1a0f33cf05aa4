import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aguardarOperacao } from './operacao';

const contexto = { licenciadaId: 'l', empresaId: 'e' };
type Registro = { status: 'COMPLETED' | 'ERROR' | null; error: string | null } | undefined;

/** Waits on a record that goes through these states, the last of them for ever. */
function esperar(estados: Registro[], prazo?: number) {
  const fila = [...estados];
  const ler = () => Promise.resolve(fila.length > 1 ? fila.shift() : fila[0]);
  return aguardarOperacao(contexto, 'op1', { ler, ...(prazo ? { prazo } : {}) });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('aguardarOperacao', () => {
  it('espera até COMPLETED', async () => {
    const fim = esperar([undefined, { status: null, error: null }, { status: 'COMPLETED', error: null }]);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(fim).resolves.toBeUndefined();
  });
  it('ERROR diz o que o servidor disse, ou que não se sabe', async () => {
    await expect(esperar([{ status: 'ERROR', error: 'Não deu' }])).rejects.toThrow('Não deu');
    await expect(esperar([{ status: 'ERROR', error: null }])).rejects.toThrow(
      'Erro desconhecido durante o processamento',
    );
  });
  it.each([
    [undefined, 30_000],
    [120_000, 120_000],
  ])('desiste depois do prazo (%s)', async (prazo, ate) => {
    const fim = esperar([{ status: null, error: null }], prazo).then(
      () => 'terminou',
      (erro: Error) => erro.message,
    );
    await vi.advanceTimersByTimeAsync(ate + 1_000);
    expect(await fim).toBe('Timeout aguardando conclusão da operação op1');
  });
});
