// The jury's leaderboard: plain and normalised, spread, ties (decisions P344).
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { emLugares, julgar, normalizar, type NotaContada, semNormalizar } from './classificacao';

const uma = (avaliador: string, empresa: string, nota: number, grupo = 'g1'): NotaContada => ({
  avaliador,
  empresa,
  grupo,
  nota: nota * 100,
});
const media = (notas: readonly number[]) => notas.reduce((a, b) => a + b, 0) / notas.length;
const desvio = (notas: readonly number[]) =>
  Math.sqrt(media(notas.map((nota) => (nota - media(notas)) ** 2)));
const doAvaliador = (notas: readonly NotaContada[], qual: string) =>
  notas.flatMap(({ avaliador, nota }) => (avaliador === qual ? [nota] : []));

/** Scores in the middle of the scale, so that nothing is cut at its ends. */
function sorteadas(sorte: () => number): NotaContada[] {
  return ['ana', 'bia', 'caio'].flatMap((avaliador) => {
    const centro = 40 + Math.floor(sorte() * 20);
    return Array.from({ length: 4 + Math.floor(sorte() * 5) }, (_, i) =>
      uma(avaliador, `e${i}`, centro + (i % 2 === 0 ? i : -i) + Math.floor(sorte() * 3)),
    );
  });
}

const chave = ({ avaliador, empresa }: NotaContada) => `${avaliador} ${empresa}`;

const porChave = (lista: readonly NotaContada[]) =>
  Object.fromEntries(lista.map((nota) => [chave(nota), nota.nota]));

describe('a normalização', () => {
  it('põe cada avaliador na média e no desvio de todas as notas, e não muda a ordem de ninguém', () => {
    const sorte = aleatorio(344);
    for (let i = 0; i < 100; i += 1) {
      const notas = sorteadas(sorte);
      const normais = normalizar(notas);
      const todas = notas.map(({ nota }) => nota);
      for (const quem of ['ana', 'bia', 'caio']) {
        const [antes, depois] = [doAvaliador(notas, quem), doAvaliador(normais, quem)];
        // Rounded to hundredths.
        expect(Math.abs(media(depois) - media(todas))).toBeLessThan(1);
        expect(Math.abs(desvio(depois) - desvio(todas))).toBeLessThan(1);
        for (const [a, nota] of antes.entries())
          for (const [b, outra] of antes.entries())
            if (nota > outra) expect(depois[a] ?? 0).toBeGreaterThanOrEqual(depois[b] ?? 0);
      }
    }
  });

  it('não depende da ordem em que as notas vêm', () => {
    const sorte = aleatorio(345);
    const notas = sorteadas(sorte);
    for (let i = 0; i < 20; i += 1) {
      const outras = notas
        .map((nota) => [sorte(), nota] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, nota]) => nota);
      expect(porChave(normalizar(outras))).toEqual(porChave(normalizar(notas)));
    }
  });

  it('quem deu menos de três notas, ou só iguais, fica como está; quem deu três diferentes não', () => {
    const notas = [
      ...[10, 20, 33].map((nota, i) => uma('tres', `e${i}`, nota)),
      ...[90, 95].map((nota, i) => uma('duas', `e${i}`, nota)),
      ...[70, 70, 70].map((nota, i) => uma('iguais', `e${i}`, nota)),
    ];
    expect(semNormalizar(notas).toSorted()).toEqual(['duas', 'iguais']);
    const normais = normalizar(notas);
    expect(doAvaliador(normais, 'duas')).toEqual([90_00, 95_00]);
    expect(doAvaliador(normais, 'iguais')).toEqual([70_00, 70_00, 70_00]);
    expect(doAvaliador(normais, 'tres')).not.toEqual([10_00, 20_00, 33_00]);
    expect(normalizar([])).toEqual([]);
  });

  it('fica entre zero e cem', () => {
    const notas = [0, 0, 0, 0, 100].map((nota, i) => uma('ana', `e${i}`, nota));
    const outras = [1, 99, 2].map((nota, i) => uma('bia', `f${i}`, nota));
    for (const { nota } of normalizar([...notas, ...outras])) {
      expect(nota).toBeGreaterThanOrEqual(0);
      expect(nota).toBeLessThanOrEqual(100_00);
    }
  });
});

describe('a classificação', () => {
  const grupos = [
    { id: 'g1', pesoNota: 3 },
    { id: 'g2', pesoNota: 1 },
  ];
  it('pesa os grupos, e só conta os da versão respondida', () => {
    const notas = [
      uma('ana', 'e', 80),
      uma('bia', 'e', 60),
      uma('ana', 'e', 30, 'g2'),
      uma('ana', 'e', 5, 'g9'),
    ];
    expect(julgar(notas, [{ id: 'e', grupos }]).get('e')).toEqual({
      juri: 60_00,
      normalizada: expect.any(Number) as number,
      diferenca: 20_00,
      discordam: false,
    });
  });

  it('de trinta pontos em diante os avaliadores discordam, e não antes; uma nota só não discorda', () => {
    const com = (b: number) =>
      julgar([uma('ana', 'e', 40), { ...uma('bia', 'e', 0), nota: b }], [{ id: 'e', grupos }]).get('e');
    expect(com(69_99)).toMatchObject({ diferenca: 29_99, discordam: false });
    expect(com(70_00)).toMatchObject({ diferenca: 30_00, discordam: true });
    expect(julgar([uma('ana', 'e', 40)], [{ id: 'e', grupos }]).get('e')).toMatchObject({
      diferenca: null,
      discordam: false,
    });
    expect(julgar([], [{ id: 'e', grupos }]).get('e')).toMatchObject({ juri: null, normalizada: null });
  });

  it('quem tem o mesmo valor divide o lugar, e se diz com quantas; sem valor não há lugar', () => {
    const linhas = [
      { empresa: 'Sul', valor: 50_00 },
      { empresa: 'Norte', valor: 70_00 },
      { empresa: 'Sem', valor: null },
      { empresa: 'Leste', valor: 70_00 },
    ];
    expect(
      emLugares(linhas, ({ valor }) => valor).map(({ linha, lugar, empatadas }) => [
        linha.empresa,
        lugar,
        empatadas,
      ]),
    ).toEqual([
      ['Leste', 1, 1],
      ['Norte', 1, 1],
      ['Sul', 3, 0],
      ['Sem', null, 0],
    ]);
  });
});
