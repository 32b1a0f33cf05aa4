import { expect, it } from 'vitest';
import { acessoVence } from './ultimo-acesso';

const agora = new Date('2026-11-20T12:00:00Z');
const haHoras = (horas: number) => ({ ultimoAcesso: new Date(agora.getTime() - horas * 3_600_000) });

it.each([
  ['quem nunca entrou', { ultimoAcesso: null }, true],
  ['quem entrou agora', haHoras(0), false],
  ['quem entrou há vinte horas', haHoras(20), false],
  ['quem entrou há mais de vinte horas', haHoras(20.001), true],
  ['quem tem o acesso no futuro', haHoras(-48), false],
])('diz a visita de %s: %#', (_quem, pessoa, esperado) =>
  expect(acessoVence(pessoa, agora.getTime())).toBe(esperado),
);
