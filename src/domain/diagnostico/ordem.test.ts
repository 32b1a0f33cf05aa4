// @vitest-environment node
import { expect, it } from 'vitest';
import { emLugar, lugar, mover, proximoLugar } from './ordem';

interface Item {
  id: string;
  n: number;
}
const itens = (...lugares: number[]): Item[] => lugares.map((n, i) => ({ id: 'abcdefghij'[i] ?? '', n }));
const lugarDe = ({ n }: Item) => n;
const ids = (lista: readonly Item[]) => emLugar(lista, lugarDe).map(({ id }) => id);
const movidos = (lista: Item[], de: number, para: number) => {
  const novos = new Map(mover(lista, lugarDe, de, para).map(({ id, lugar: n }) => [id, n]));
  return ids(lista.map((item) => ({ ...item, n: novos.get(item.id) ?? item.n }))).join('');
};

it('iguais ficam pelo id, e o próximo lugar vem depois do último', () => {
  expect(
    ids([
      { id: 'b', n: 1 },
      { id: 'a', n: 1 },
      { id: 'c', n: 0 },
    ]),
  ).toEqual(['c', 'a', 'b']);
  expect(proximoLugar([], lugarDe)).toBe(1);
  expect(proximoLugar(itens(1, 2.5), lugarDe)).toBe(3);
  expect(proximoLugar(itens(1_000_000), lugarDe)).toBe(1_000_000);
});

it('mover é uma escrita entre dois vizinhos, nas pontas também', () => {
  const lista = itens(1, 2, 3, 4);
  expect(mover(lista, lugarDe, 3, 1)).toEqual([{ id: 'd', lugar: 1.5 }]);
  expect(mover(lista, lugarDe, 0, 3)).toEqual([{ id: 'a', lugar: 5 }]);
  expect(mover(lista, lugarDe, 2, 0)).toEqual([{ id: 'c', lugar: 0 }]);
  expect(mover(lista, lugarDe, 1, 1)).toEqual([]);
  expect(mover(lista, lugarDe, 0, 4)).toEqual([]);
});

it('sem lugar entre os vizinhos, numera de novo o que for preciso', () => {
  expect(mover(itens(1, 1, 1), lugarDe, 2, 1)).toEqual([
    { id: 'c', lugar: 2 },
    { id: 'b', lugar: 3 },
  ]);
  expect(mover(itens(0, 0.0001, 5), lugarDe, 2, 1)).toHaveLength(3);
});

it('de qualquer lugar a qualquer lugar, a ordem é a pedida', () => {
  for (const lista of [itens(1, 2, 3, 4, 5), itens(0, 0, 0, 0, 0), itens(7, 7, 8, 8.00005, 999_999.9999)])
    for (let de = 0; de < 5; de++)
      for (let para = 0; para < 5; para++) {
        const pedida = ids(lista)
          .toSpliced(de, 1)
          .toSpliced(para, 0, ids(lista)[de] ?? '');
        expect(movidos(lista, de, para), `${de} a ${para}`).toBe(pedida.join(''));
      }
});

it('cem vezes ao mesmo lugar continua certo', () => {
  let lista = itens(1, 2, 3);
  for (let vez = 0; vez < 100; vez++) {
    const pedida = ids(lista)
      .toSpliced(2, 1)
      .toSpliced(1, 0, ids(lista)[2] ?? '');
    const novos = new Map(mover(lista, lugarDe, 2, 1).map(({ id, lugar: n }) => [id, n]));
    lista = emLugar(
      lista.map((item) => ({ ...item, n: novos.get(item.id) ?? item.n })),
      lugarDe,
    );
    expect(ids(lista)).toEqual(pedida);
  }
});

it('o lugar é um número de 0 a um milhão', () => {
  for (const valor of [-1, 1_000_001, Number.NaN, '', null])
    expect(lugar().safeParse(valor).success).toBe(false);
  for (const valor of [0, 1.5, 1_000_000]) expect(lugar().safeParse(valor).success).toBe(true);
});
