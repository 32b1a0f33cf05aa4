// States of an invited person, when reminders are due, and the share of answers.
import { expect, it } from 'vitest';
import { proximoLembrete, recusaDoLembrete, situacaoDoConvidado, taxaDeResposta } from './convidado';

const folha = (perguntas: unknown[] = [], finalizadoEm: Date | null = null) => ({ perguntas, finalizadoEm });

it.each([
  [false, undefined, 'aguardando'],
  [false, folha(), 'aberto'],
  [false, folha([1]), 'pausado'],
  [false, folha([1], new Date()), 'respondido'],
  [true, undefined, 'cancelado'],
  [true, folha([1]), 'cancelado'],
  // An answer stays one.
  [true, folha([1], new Date()), 'respondido'],
] as const)('cancelado %s, folha %o: %s', (cancelado, qual, situacao) => {
  expect(situacaoDoConvidado({ cancelado }, qual)).toBe(situacao);
});

const em = (dias: number) => new Date(Date.UTC(2026, 0, 1 + dias));

it('os lembretes saem três, sete e catorze dias depois do convite, e depois nenhum', () => {
  const devidos: (Date | null)[] = [];
  for (let n = 0, quando: Date | null = em(0); quando && n < 5; n++) {
    quando = proximoLembrete(n, quando);
    devidos.push(quando);
  }
  expect(devidos).toEqual([em(3), em(7), em(14), null]);
});

it('cada recusa difere só nisso do que se lembra', () => {
  const agora = new Date(Date.UTC(2026, 0, 10));
  const lembravel = {
    situacao: 'pausado',
    semLembretes: false,
    lembretes: 2,
    enviadoEm: new Date(Date.UTC(2026, 0, 7)),
  } as const;
  const recusa = (mudancas: object) => recusaDoLembrete({ ...lembravel, ...mudancas }, agora);
  expect(recusa({})).toBeUndefined();
  expect(recusa({ situacao: 'respondido' })).toBe('RESPONDIDO');
  expect(recusa({ situacao: 'cancelado' })).toBe('CANCELADO');
  expect(recusa({ semLembretes: true })).toBe('DISPENSADO');
  expect(recusa({ lembretes: 3 })).toBe('MAXIMO');
  expect(recusa({ enviadoEm: new Date(Date.UTC(2026, 0, 7, 0, 0, 1)) })).toBe('RECENTE');
});

it('a taxa conta quem respondeu entre os que podem responder', () => {
  expect(taxaDeResposta({})).toBeNull();
  expect(taxaDeResposta({ cancelado: 3 })).toBeNull();
  expect(taxaDeResposta({ respondido: 1, aguardando: 1, aberto: 1, pausado: 1, cancelado: 9 })).toBe(25);
});
