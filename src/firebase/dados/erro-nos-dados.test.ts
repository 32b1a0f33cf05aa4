// A record that does not fit its schema. Asked for alone it is an error; a list shows the others and says so.
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection } from './collection';
import type { Cursor, Pagina } from './leitura';
import { comLugares } from './comLugares';
import { lerAteEncher } from './lerAteEncher';

const um = (id: string, dados: object) => ({ id, data: () => dados, ref: { path: `ideias/${id}` } });

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: () => Promise.resolve({ exists: () => true, ...um('i', {}) }),
  getDocs: () =>
    Promise.resolve({
      docs: [
        um('boa', { titulo: 'Boa' }),
        um('ruim', {}),
        um('outra', { titulo: 'Outra' }),
        um('quarta', { titulo: 'Quarta' }),
      ],
    }),
}));

const ideias = defineCollection(z.object({ titulo: z.string() }));
it('um registro fora do formato é dito', () =>
  expect(ideias.find('ideias/i')).rejects.toThrow(/^Erro nos dados em ideias\/i/));

it('uma página que soma ou registra falha inteira', () =>
  expect(ideias.todos('ideias', { filtros: [] })).rejects.toThrow(/^Erro nos dados em ideias\/ruim/));

it('uma lista mostra os outros, conta os que faltam e diz no registro quais são', async () => {
  const pagina = await ideias.legiveis('ideias', { filtros: [] }, 3);
  expect(pagina.itens.map(({ id }) => id)).toEqual(['boa', 'outra']);
  expect(pagina.ilegiveis).toBe(1);
  // The page was full: the one after it begins behind the last record, readable or not.
  expect(pagina.proxima?.id).toBe('outra');
  const registro = vi.mocked(console.error);
  expect(registro).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: expect.stringMatching(/^Erro nos dados em ideias\/ruim \(titulo: /) as string,
    }),
  );
  registro.mockClear();
});

/** Where the page of that size goes on, if it does. */
const proxima = async (tamanho: number) =>
  (await ideias.legiveis('ideias', { filtros: [] }, tamanho)).proxima?.id;

it('só há página seguinte onde há mais um registro: uma lista do tamanho da página termina nela', async () => {
  expect([await proxima(3), await proxima(4), await proxima(5)]).toEqual(['outra', undefined, undefined]);
  vi.mocked(console.error).mockClear();
});

it('a lista que lê adiante soma os que faltam em cada página', async () => {
  const fim: Pagina<object> = { itens: [{ id: 'b' }], proxima: undefined, ilegiveis: 2 };
  const paginas = [{ ...fim, itens: [{ id: 'a' }], proxima: {} as Cursor, ilegiveis: 1 }, fim];
  const lida = await lerAteEncher(
    () => Promise.resolve(paginas.shift() ?? fim),
    () => true,
    10,
    undefined,
  );
  expect(lida).toMatchObject({ itens: [{ id: 'a' }, { id: 'b' }], ilegiveis: 3 });
});

it('quem não pode ser lido deixa o seu lugar vazio, nesta página e nas seguintes', async () => {
  const pagina = await ideias.legiveis('ideias', { filtros: [] }, 3);
  vi.mocked(console.error).mockClear();
  let total = 100;
  const lugares = comLugares([pagina, pagina], () => total--).map(
    ({ lugar, registro }) => `${lugar} ${registro.id}`,
  );
  expect(lugares).toEqual(['1 boa', '3 outra', '4 boa', '6 outra']);
});

const pagina = (totais: number[]): Pagina<{ total: number }> => ({
  itens: totais.map((total, i) => ({ id: `${total}-${i}`, total })),
  proxima: undefined,
});
it('quem tem o mesmo total divide o lugar, também de uma página para a outra', () => {
  const lugares = comLugares([pagina([80, 45]), pagina([45, 45, 30])], ({ total }) => total);
  expect(lugares.map(({ lugar }) => lugar)).toEqual([1, 2, 2, 2, 5]);
});
