// @vitest-environment node
import { expect, it } from 'vitest';
import { umCronograma } from '@tests/support/imersao';
import { emOrdemDeInteresse, faseDasInscricoes } from './cronograma';

const em = (dia: number) => new Date(Date.UTC(2026, 5, dia));
const agora = em(15);
const imersao = (id: string, de: number, ate: number) => ({
  id,
  ...umCronograma({ uid: 'ana' }, { inicioIncricao: em(de), terminoIncricao: em(ate) }),
});

it('abertas, a que termina antes primeiro; futuras, a próxima primeiro; passadas, a última primeiro', () => {
  const desordenadas = [
    imersao('passada antiga', 1, 3),
    imersao('depois', 25, 28),
    imersao('aberta até o fim', 2, 29),
    imersao('passada', 4, 9),
    imersao('em breve', 18, 30),
    imersao('aberta até amanhã', 10, 16),
  ];
  const original = [...desordenadas];
  expect(emOrdemDeInteresse(desordenadas, agora).map(({ id }) => id)).toEqual([
    'aberta até amanhã',
    'aberta até o fim',
    'em breve',
    'depois',
    'passada',
    'passada antiga',
  ]);
  expect(desordenadas).toEqual(original);
  expect(emOrdemDeInteresse([], agora)).toEqual([]);
});

it('no instante em que começam e naquele em que terminam, as inscrições estão abertas', () => {
  const { inicioIncricao, terminoIncricao } = imersao('i', 10, 20);
  const fase = (quando: Date) => faseDasInscricoes({ inicioIncricao, terminoIncricao }, quando);
  expect([em(10), em(20)].map(fase)).toEqual(['ABERTAS', 'ABERTAS']);
  expect(fase(new Date(+em(10) - 1))).toBe('FUTURAS');
  expect(fase(new Date(+em(20) + 1))).toBe('ENCERRADAS');
});
