// What companies are told of each other never tells of fewer than eight, however it is added up (decisions P196).
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { type EmpresaContada, MINIMO_CONTADO } from './benchmark';
import { contaveis, figurasDe, posto, seguros } from './sigilo';

const uma = (cortes: string[], grupos: Record<string, number> = { g: 50_00 }): EmpresaContada => ({
  cortes: ['todas', ...cortes],
  media: 50_00,
  grupos,
});
const vezes = (n: number, cortes: string[]) => Array.from({ length: n }, () => uma(cortes));

describe('o que se pode contar', () => {
  it('de sete empresas nada; de oito, a média delas', () => {
    expect(contaveis(vezes(7, []))).toEqual([]);
    expect(contaveis(vezes(8, []))).toEqual(['todas']);
    expect(contaveis([])).toEqual([]);
  });

  it('um corte que deixa de fora menos de oito não se diz: todas menos ele seriam essas', () => {
    expect(contaveis([...vezes(9, ['porte:M']), ...vezes(7, ['porte:P'])])).toEqual(['todas']);
    expect(contaveis([...vezes(9, ['porte:M']), ...vezes(8, ['porte:P'])])).toEqual([
      'todas',
      'porte:M',
      'porte:P',
    ]);
  });

  it('o que uma empresa ouve não deixa sozinha a de outra: os cortes são os mesmos para todas', () => {
    // Each region beside the whole would be safe; both together leave the third one.
    const tres = [...vezes(9, ['regiao:a']), ...vezes(9, ['regiao:b']), ...vezes(2, ['regiao:c'])];
    expect(contaveis(tres)).toEqual(['todas', 'regiao:a']);
  });

  it('o mesmo corte com outro nome não diz nada a mais', () => {
    expect(contaveis(vezes(8, ['regiao:sul']))).toEqual(['todas', 'regiao:sul']);
  });

  it('dois cortes que só diferem em sete empresas não se dizem juntos', () => {
    const base = [...vezes(8, ['porte:M', 'categoria:I']), ...vezes(8, [])];
    const com = (mais: number) => [...base, ...vezes(4, ['porte:M']), ...vezes(mais, ['categoria:I'])];
    expect(contaveis(com(3))).toEqual(['todas', 'porte:M']);
    expect(contaveis(com(4))).toEqual(['todas', 'porte:M', 'categoria:I']);
  });

  it('em pontos inteiros, cada grupo das empresas que o têm', () => {
    const empresas = Array.from({ length: 9 }, (_, i) =>
      uma(['porte:M'], i === 0 ? { a: 74_44 } : { a: 74_44, b: 60_50 + i }),
    );
    expect(figurasDe(empresas)).toEqual([
      { chave: 'todas', n: 8, grupos: { a: 74, b: 61 } },
      { chave: 'porte:M', n: 8, grupos: { a: 74, b: 61 } },
    ]);
    expect(figurasDe(empresas.slice(1, 8))).toEqual([]);
  });
});

/** Factors that somebody might add up what was told with. */
const fatores = (k: number): number[][] =>
  k === 0 ? [[]] : fatores(k - 1).flatMap((antes) => [-2, -1, 0, 1, 2].map((f) => [...antes, f]));
/** How many companies each sum of these cuts is of. */
const quantasDe = (cortes: string[], empresas: EmpresaContada[]) =>
  fatores(cortes.length).map(
    (conta) =>
      empresas.filter(
        (uma) => conta.reduce((soma, f, i) => soma + (uma.cortes.includes(cortes[i] ?? '') ? f : 0), 0) !== 0,
      ).length,
  );

describe('ataques por diferença', () => {
  const CORTES = ['regiao:a', 'regiao:b', 'porte:M', 'categoria:I'];

  it('nenhuma conta com o que se disse é de uma a sete empresas, em quatrocentas populações ao acaso', () => {
    const sorte = aleatorio(16);
    let ditas = 0;
    for (let vez = 0; vez < 400; vez++) {
      const chance = 0.2 + 0.7 * sorte();
      const empresas = Array.from({ length: 6 + Math.floor(sorte() * 50) }, () =>
        uma(CORTES.filter(() => sorte() < chance)),
      );
      const ditos = contaveis(empresas);
      ditas += ditos.length > 1 ? 1 : 0;
      expect(quantasDe(ditos, empresas).filter((n) => n > 0 && n < MINIMO_CONTADO)).toEqual([]);
    }
    // Otherwise nothing would have been attacked.
    expect(ditas).toBeGreaterThan(100);
  });

  it('o que se recusa seria mesmo um furo', () => {
    const sorte = aleatorio(4);
    let furos = 0;
    for (let vez = 0; vez < 300; vez++) {
      const empresas = Array.from({ length: 10 + Math.floor(sorte() * 40) }, () =>
        uma(['porte:M', 'categoria:I'].filter(() => sorte() < 0.5)),
      );
      const juntos = ['todas', 'porte:M', 'categoria:I'];
      const fura = quantasDe(juntos, empresas).some((n) => n > 0 && n < MINIMO_CONTADO);
      expect(seguros(juntos, empresas)).toBe(!fura);
      furos += fura ? 1 : 0;
    }
    expect(furos).toBeGreaterThan(20);
    expect(furos).toBeLessThan(280);
  });
});

it('o posto de matrizes pequenas', () => {
  expect(posto([])).toBe(0);
  expect(posto([[0, 0]])).toBe(0);
  expect(
    posto([
      [1, 1],
      [1, 1],
    ]),
  ).toBe(1);
  expect(
    posto([
      [1, 1, 0],
      [0, 1, 1],
      [1, 0, 1],
    ]),
  ).toBe(3);
  expect(
    posto([
      [1, 1, 0],
      [0, 1, 1],
      [1, 2, 1],
    ]),
  ).toBe(2);
});
