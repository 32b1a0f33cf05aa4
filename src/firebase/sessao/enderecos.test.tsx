// Addresses are written by anybody: ids that are none, and pages that are no more.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Cursor, defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import { usePagina } from '@/firebase/dados/usePagina';

const getDoc = vi.hoisted(() => vi.fn());
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<typeof import('firebase/firestore/lite')>()),
  getDoc,
}));

it.each(['__x__', '.', '..', 'a/b', 'a/comentarios/c', '', ' ', 'a b', '%', 'a\0'])(
  'o id %j não é de registro nenhum, e ninguém o procura',
  async (id) => {
    expect(await defineLeitura(z.object({})).doEndereco('ideias', id)).toBeNull();
    expect(getDoc).not.toHaveBeenCalled();
  },
);

it('o que pode ser um id se procura: o que há se lê, e o que não há é nada', async () => {
  const ideias = defineLeitura(z.object({ titulo: z.string() }));
  getDoc.mockImplementation(({ path }: { path: string }) =>
    Promise.resolve({
      id: 'Abc_1-x',
      exists: () => path === 'ideias/Abc_1-x',
      data: () => ({ titulo: 'Menos papel' }),
    }),
  );
  expect(await ideias.doEndereco('ideias', 'Abc_1-x')).toEqual({ id: 'Abc_1-x', titulo: 'Menos papel' });
  expect(await ideias.doEndereco('ideias', 'Abc_1-y')).toBeNull();
  expect(getDoc).toHaveBeenCalledTimes(2);
});

/** Three pages of one item. */
const buscar = vi.fn((depoisDe: Cursor | undefined): Promise<Pagina<object>> => {
  const indice = depoisDe ? Number(depoisDe) : 0;
  return Promise.resolve({
    itens: [{ id: String(indice) }],
    proxima: indice < 2 ? (String(indice + 1) as unknown as Cursor) : undefined,
  });
});

const naPagina = async (indice: number) => {
  const cliente = new QueryClient();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={cliente}>{children}</QueryClientProvider>
  );
  buscar.mockClear();
  const { result } = renderHook(() => usePagina({ chave: ['lista'], buscar }, indice), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  return result.current.data?.itens.map(({ id }) => id);
};

it('uma página aberta pelo endereço lê as de antes, uma vez cada', async () => {
  expect(await naPagina(2)).toEqual(['2']);
  expect(buscar).toHaveBeenCalledTimes(3);
});

it('a bilionésima lê só as que há', async () => {
  expect(await naPagina(1_000_000_000)).toEqual([]);
  expect(buscar).toHaveBeenCalledTimes(3);
});
