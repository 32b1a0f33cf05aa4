// A record as the product reads it: every time is a Date, however deep it lies.
import * as z from 'zod/mini';
import { beforeEach, expect, it, vi } from 'vitest';
import { banco } from '@tests/support/banco';
import { defineLeitura } from './leitura';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const passo = z.object({ em: z.date(), nota: z.nullable(z.string()) });
const registros = defineLeitura(
  z.object({ criado: z.date(), passos: z.array(passo), ultimo: passo, dias: z.array(z.date()) }),
);

beforeEach(() => banco.esvaziar());

it('os instantes de dentro de listas e de registros também são datas', async () => {
  const [um, dois] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-21T12:00:00Z')];
  const guardado = {
    criado: um,
    passos: [{ em: dois, nota: null }],
    ultimo: { em: dois, nota: 'fim' },
    dias: [um, dois],
  };
  banco.guardar('caixas/c', guardado);
  expect(await registros.find('caixas/c')).toEqual({ id: 'c', ...guardado });
});

it('um caminho com um pedaço vazio não se lê', async () => {
  await expect(registros.find('caixas/')).rejects.toThrow('Document path cannot be empty');
});
