import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection } from './collection';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: () => Promise.resolve({ exists: () => true, data: () => ({}), ref: { path: 'ideias/i' } }),
}));

it('um registro fora do formato é dito', () =>
  expect(defineCollection(z.object({ titulo: z.string() })).find('ideias/i')).rejects.toThrow(
    /^Erro nos dados em ideias\/i/,
  ));
