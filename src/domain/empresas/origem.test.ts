// @vitest-environment node
import { umaEmpresa } from '@tests/support/documentos';
import { expect, it } from 'vitest';
import { AUTOCADASTRO, nomeComOrigem } from './origem';

it.each([
  ['da licenciada', {}, 'Helena Duarte'],
  ['convidada', { role: 'CONVIDADA' }, 'Helena Duarte (Aurora Alimentos, empresa convidada)'],
  [
    'que se cadastrou',
    { role: 'CONVIDADA', createdBy: AUTOCADASTRO },
    'Helena Duarte (Aurora Alimentos, cadastro próprio)',
  ],
] as const)('A32 de uma empresa %s', (_caso, mudancas, dito) =>
  expect(nomeComOrigem('Helena Duarte', umaEmpresa(mudancas))).toBe(dito),
);
