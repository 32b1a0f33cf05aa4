// @vitest-environment node
// The faults that `npm run mutar -- sorteio` draws, and that the same seed draws the same.
import { expect, it } from 'vitest';
import { draw } from '../local/mutar/draw.mjs';
import { faultsOf, withFault } from '../local/mutar/faults.mjs';

/** Of a source, the faults with what stands there instead; what is around it is left out. */
const falhas = (fonte: string) =>
  faultsOf('src/x.ts', fonte).map((falha) => [falha.kind, withFault(fonte, falha)]);

it('deixa fora um lado de uma condição, e a põe ao contrário', () => {
  expect(falhas('if (a && b) c;')).toEqual([
    ['condição ao contrário', 'if (!(a && b)) c;'],
    ['sem o lado direito de &&', 'if (a) c;'],
    ['sem o lado esquerdo de &&', 'if (b) c;'],
  ]);
});

it('troca a comparação, deixa fora a parcela e conta um a mais', () => {
  expect(falhas('x = n - 1 < m;')).toEqual([
    ['sem a instrução', ';'],
    ['<= por <', 'x = n - 1 <= m;'],
    ['+ por -', 'x = n + 1 < m;'],
    ['sem a parcela depois de -', 'x = n < m;'],
    ['um a mais', 'x = n - 2 < m;'],
  ]);
});

it('deixa fora um nome da lista, um campo, o await e a instrução', () => {
  expect(falhas("const a = ['x', 'y', 'z'];")).toEqual([
    ['sem um nome da lista', "const a = ['y', 'z'];"],
    ['sem um nome da lista', "const a = ['x', 'z'];"],
    ['sem um nome da lista', "const a = ['x', 'y'];"],
  ]);
  expect(falhas('await grava({ a, b });')).toEqual([
    ['sem a instrução', ';'],
    ['sem await', 'grava({ a, b });'],
    ['sem um campo', 'await grava({ b });'],
    ['sem um campo', 'await grava({ a });'],
  ]);
});

it('devolve outro valor, e o que um método só passa adiante sem ele', () => {
  expect(falhas('const f = () => true;')).toEqual([['outro valor devolvido', 'const f = () => false;']]);
  expect(falhas('const f = (a) => { return 3; };')).toEqual([
    ['outro valor devolvido', 'const f = (a) => { return 4; };'],
  ]);
  expect(falhas('const a = b.filter(c);')).toEqual([['sem filter()', 'const a = b;']]);
});

it('diz a linha, e de um texto só não há o que errar', () => {
  expect(faultsOf('src/x.ts', 'const a = 1;\nconst b = c || d;').map(({ line }) => line)).toEqual([2, 2]);
  expect(falhas("const a = 'x' + b;")).toEqual([]);
});

it('a mesma semente sorteia o mesmo, e outra, outra coisa', () => {
  const cem = Array.from({ length: 100 }, (_, i) => i);
  const dez = (semente: number) => {
    const sorte = draw(semente);
    return Array.from({ length: 10 }, () => sorte.of(cem));
  };
  expect(dez(7)).toEqual(dez(7));
  expect(dez(7)).not.toEqual(dez(8));
  expect(new Set(dez(7)).size).toBeGreaterThan(5);
  const sorte = draw(1);
  const vindos = new Set(Array.from({ length: 200 }, () => sorte.of(['a', 'b', 'c'])));
  expect([...vindos].toSorted()).toEqual(['a', 'b', 'c']);
});
