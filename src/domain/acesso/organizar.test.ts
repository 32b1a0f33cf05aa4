// @vitest-environment node
import { umaEmpresa, umColaborador } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { expect, it } from 'vitest';
import { empresaOrganiza, podeOrganizar } from './organizar';
import { quemDe } from './quem';

const quem = (mudancas: Parameters<typeof umColaborador>[1] = {}) => quemDe(umColaborador(ana, mudancas));

it('A31 organiza quem trabalha numa empresa da licenciada, ativa; nenhuma chave da matriz muda isso', () => {
  expect(podeOrganizar(quem())).toBe(true);
  expect(podeOrganizar(quem({ permissoes: '' }))).toBe(true);
  expect(podeOrganizar(quem({ empresaRole: 'CONVIDADA' }))).toBe(false);
  expect(podeOrganizar(quem({ empresaStatus: 'INATIVO' }))).toBe(false);
  expect(podeOrganizar(quem({ externo: true }))).toBe(false);
});

it('A31 da própria empresa pergunta-se o mesmo', () => {
  expect(empresaOrganiza(umaEmpresa())).toBe(true);
  expect(empresaOrganiza(umaEmpresa({ role: 'CONVIDADA' }))).toBe(false);
  expect(empresaOrganiza(umaEmpresa({ status: 'INATIVO' }))).toBe(false);
  expect(empresaOrganiza(umaEmpresa({ deletedAt: new Date() }))).toBe(false);
});
