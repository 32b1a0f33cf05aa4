// @vitest-environment node
import { expect, it } from 'vitest';
import { empresaDaSessaoSchema } from './empresa-da-sessao';

const lida = { nomeFantasia: 'Aurora', status: 'ATIVO', role: 'NORMAL', setores: ['Produção'], image: [] };

it('passa por cima dos outros campos da empresa e guarda os que toda página mostra', () => {
  expect(empresaDaSessaoSchema.parse({ ...lida, cnpj: 'qualquer', createdAt: new Date() })).toEqual(lida);
});

it('recusa uma empresa sem situação conhecida', () => {
  expect(empresaDaSessaoSchema.safeParse({ ...lida, status: 'OUTRA' }).success).toBe(false);
});
