// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ROTULO_DA_SITUACAO, situacaoDoConvite, situacaoNoDiagnostico } from './convite';

const amanha = new Date(Date.now() + 86_400_000);
const ontem = new Date(Date.now() - 86_400_000);
const rotulo = (mudanca: Partial<Parameters<typeof situacaoDoConvite>[0]>) =>
  ROTULO_DA_SITUACAO[situacaoDoConvite({ convite: true, cancelado: false, expiraEm: amanha, ...mudanca })];

describe('situação do convite', () => {
  it('aguarda', () => expect(rotulo({})).toBe('Aguardando resposta'));
  it('cancelado vem antes de tudo', () =>
    expect(rotulo({ cancelado: true, convite: false })).toBe('Cancelado'));
  it('respondido não expira', () => expect(rotulo({ convite: false, expiraEm: ontem })).toBe('Respondido'));
  it('expirado', () => expect(rotulo({ expiraEm: ontem })).toBe('Expirado'));
});

it('no diagnóstico, aceitar o convite não é responder', () => {
  const convite = { convite: false, cancelado: false, expiraEm: ontem };
  expect(situacaoNoDiagnostico(convite, false)).toBe('aguardando');
  expect(situacaoNoDiagnostico({ ...convite, convite: true }, false)).toBe('expirado');
  expect(situacaoNoDiagnostico({ ...convite, cancelado: true }, false)).toBe('cancelado');
  expect(situacaoNoDiagnostico(convite, true)).toBe('respondido');
  expect(situacaoNoDiagnostico({ ...convite, cancelado: true }, true)).toBe('cancelado');
});
