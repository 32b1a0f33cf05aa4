import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { defineCollection } from './collection';
import { trocarEmpresa } from '@/firebase/sessao/cicloDaSessao';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';

vi.mock('@/firebase/sessao/autenticacao', () => ({}));

it.each(['', 'licenciadas//empresas/e', 'licenciadas/'])('o caminho "%s" é recusado', (caminho) =>
  expect(defineCollection(z.object({})).find(caminho)).rejects.toThrow('Document path cannot be empty'),
);

it('ninguém abre uma empresa que não é sua', async () => {
  definirSessao(umaSessao(ana));
  await expect(trocarEmpresa('empresa-boreal')).rejects.toThrow('Empresa não autenticada');
});
