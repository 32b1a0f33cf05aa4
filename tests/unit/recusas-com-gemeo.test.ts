// @vitest-environment node
// A refusal in the tests of the rules stands one small step from an allowed twin (decisions T408): the helpers
// ask for it, so nobody may do without them unseen.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PASTA = 'tests/rules';
const quem = (escreve: RegExp) =>
  readdirSync(PASTA)
    .filter((nome) => nome.endsWith('.test.ts') && escreve.test(readFileSync(`${PASTA}/${nome}`, 'utf8')))
    .toSorted();

it('só estes julgam por si que algo foi recusado', () => {
  expect(quem(/permission-denied|storage\/unauthorized/)).toEqual([
    // The answers to what is hidden and to what is not there are compared.
    'ataques.test.ts',
    // Hundreds of values of a field: the valid document, which differs in the field alone, is written in the same block.
    'formato.test.ts',
    // Of many at once, those that fit.
    'patrocinio-simultaneo.test.ts',
    // 800 expressions, and 801.
    'reserva.test.ts',
    // Its own `recusa` and `negado`, which ask for the twin.
    'storage.test.ts',
  ]);
});
