import type * as fs from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { mensagemDoErro } from '@/domain/comum/erros';
import { Lote } from './collection';

const gravou = vi.fn<() => Promise<void>>();
const escreveu = vi.fn();
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<typeof fs>()),
  writeBatch: () => ({ set: escreveu, commit: gravou }),
}));

const estorvo = Object.assign(new Error('em uso'), { code: 'aborted' });

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function gravar() {
  const fim = new Lote().set('ideias/uma', { titulo: 'x' }).gravar();
  const resultado = fim.then(
    () => 'gravado',
    (erro: fs.FirestoreError) => erro.code,
  );
  await vi.runAllTimersAsync();
  return resultado;
}

test('o que outra gravação estorva é escrito de novo, inteiro', async () => {
  gravou.mockRejectedValueOnce(estorvo).mockRejectedValueOnce(estorvo).mockResolvedValueOnce();
  await expect(gravar()).resolves.toBe('gravado');
  expect(gravou).toHaveBeenCalledTimes(3);
  expect(escreveu).toHaveBeenCalledTimes(3);
});

test('estorvado quatro vezes, ou recusado uma, é dito', async () => {
  gravou.mockRejectedValue(estorvo);
  await expect(gravar()).resolves.toBe('aborted');
  expect(gravou).toHaveBeenCalledTimes(4);
  gravou.mockReset().mockRejectedValue(Object.assign(new Error('não'), { code: 'permission-denied' }));
  await expect(gravar()).resolves.toBe('permission-denied');
  expect(gravou).toHaveBeenCalledTimes(1);
});

test('V11 uma gravação que a rede engole acaba com uma frase, e não se espera por ela sem fim', async () => {
  gravou.mockReturnValueOnce(new Promise(() => undefined));
  await expect(gravar()).resolves.toBe('deadline-exceeded');
  expect(mensagemDoErro({ code: 'deadline-exceeded' })).toMatch(/^O servidor demorou a responder/);
});

test('V11 a que chega um segundo antes do fim do prazo foi gravada', async () => {
  let chegar: () => void = vi.fn<() => void>();
  gravou.mockReturnValueOnce(new Promise((pronto) => (chegar = pronto)));
  const gravado = new Lote().set('ideias/uma', { titulo: 'x' }).gravar();
  await vi.advanceTimersByTimeAsync(29_000);
  chegar();
  await expect(gravado).resolves.toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
