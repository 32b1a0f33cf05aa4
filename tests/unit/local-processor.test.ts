// @vitest-environment node
// Whom the processor's seconds of the suite count for.
import { expect, it } from 'vitest';
import { Meter, processOf } from '../local/processor.mjs';

const RAIZ = 10;
type Linha = [pid: number, parent: number, seconds: number, start?: number];
const olhar = (...linhas: Linha[]) =>
  new Map(linhas.map(([pid, parent, seconds, start = pid]) => [pid, { parent, seconds, start }]));
const somas = (medidor: Meter) => Object.fromEntries(medidor.seconds);

it('lê o que o sistema diz de um processo, cujo nome pode ter espaços e parênteses', () => {
  const campos = '7 (a ) b (c) S 3 4 5 6 7 8 9 10 11 12 150 25 200 125 20 0 1 0 998877 0';
  expect(processOf(campos)).toEqual({ parent: 3, start: 998_877, seconds: 5 });
});

it('soma a árvore de cada parte; o que não tem nome é dos emuladores, e o dos outros não conta', () => {
  const medidor = new Meter(RAIZ);
  medidor.count(11, 'histórias');
  medidor.look(
    olhar([RAIZ, 1, 100], [11, RAIZ, 1], [12, 11, 2], [20, RAIZ, 4], [21, 20, 8], [99, 1, 16]),
    'o resto',
  );
  expect(somas(medidor)).toEqual({ histórias: 3, 'o resto': 12 });
});

it('o que acabou conta uma vez: com quem o esperou, ou sozinho quando ninguém o esperou', () => {
  const medidor = new Meter(RAIZ);
  medidor.count(11, 'histórias');
  medidor.look(olhar([11, RAIZ, 1], [12, 11, 2], [13, 12, 4], [14, 12, 8]), 'o resto');
  // 13 was waited for by 12, which has its seconds now, and half a second more of its own.
  medidor.look(olhar([11, RAIZ, 1], [12, 11, 6.5], [14, 12, 8]), 'o resto');
  expect(somas(medidor)).toEqual({ histórias: 15.5 });
  // 12 ends, and 14 goes on under another parent.
  medidor.look(olhar([11, RAIZ, 7.5], [14, 1, 9]), 'o resto');
  expect(somas(medidor)).toEqual({ histórias: 16.5 });
  medidor.look(olhar(), 'o resto');
  expect(somas(medidor)).toEqual({ histórias: 16.5 });
});

it('um número que o sistema dá de novo é de outro processo', () => {
  const medidor = new Meter(RAIZ);
  medidor.look(olhar([11, RAIZ, 5]), 'o resto');
  medidor.look(olhar([11, RAIZ, 1, 7_000]), 'o resto');
  expect(somas(medidor)).toEqual({ 'o resto': 6 });
});
