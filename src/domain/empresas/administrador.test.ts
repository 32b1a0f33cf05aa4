// @vitest-environment node
import { expect, it } from 'vitest';
import { ESTADOS_NA_FILA } from '@/domain/comum/fila';
import type { STATUS_DO_COLABORADOR } from '@/domain/pessoas/colaborador';
import { esperaConvite, SITUACOES_DO_ADMINISTRADOR, situacaoDoAdministrador } from './administrador';

const agora = new Date('2026-11-28T12:00:00Z');
const convite = { convite: true, cancelado: false, expiraEm: new Date('2026-11-28T12:00:01Z') };
const situacao = (
  status: (typeof STATUS_DO_COLABORADOR)[number],
  mudancas: Partial<typeof convite> | null = {},
  correio?: (typeof ESTADOS_NA_FILA)[number],
) => situacaoDoAdministrador({ status }, mudancas ? { ...convite, ...mudancas } : undefined, correio, agora);

it('quem já entrou não espera convite, o que quer que ele diga', () => {
  expect(situacao('ACTIVE', { cancelado: true }, 'FALHOU')).toBe('ativo');
  expect(situacao('DISABLED')).toBe('desabilitado');
  expect(situacao('INACTIVE')).toBe('desabilitado');
});

it('quem espera: pelo convite, e pelo que se sabe do e-mail', () => {
  expect(situacao('PENDING')).toBe('aguardando');
  expect(situacao('PENDING', { expiraEm: agora })).toBe('expirado');
  expect(situacao('PENDING', { cancelado: true })).toBe('cancelado');
  expect(situacao('PENDING', { convite: false })).toBe('cancelado');
  expect(situacao('PENDING', null)).toBe('cancelado');
});

it.each(ESTADOS_NA_FILA)('com o e-mail %s', (estado) => {
  const naoChegou = estado === 'FALHOU' || estado === 'DESCARTADO';
  expect(situacao('PENDING', {}, estado)).toBe(naoChegou ? 'recusado' : 'aguardando');
  // An expired one is expired, whatever became of its mail.
  expect(situacao('PENDING', { expiraEm: agora }, estado)).toBe('expirado');
});

it('só a quem espera se manda outro convite', () =>
  expect(SITUACOES_DO_ADMINISTRADOR.filter(esperaConvite)).toEqual([
    'aguardando',
    'recusado',
    'expirado',
    'cancelado',
  ]));
