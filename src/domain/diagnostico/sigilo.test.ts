// What a company is told of the others never tells of fewer than five, however it is added up (decisions Q234).
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import type { EmpresaContada } from './benchmark';
import { celulasDe, contaveis, medidasDe, posto, seguros, semEla, totaisDe } from './sigilo';

const uma = (cortes: string[], g = 50_00): EmpresaContada => ({
  cortes: ['todas', ...cortes],
  media: g,
  grupos: { g },
});
const vezes = (n: number, cortes: string[]) => Array.from({ length: n }, () => uma(cortes));
const outrasDe = (empresas: EmpresaContada[]) => celulasDe(empresas, ['g']);
const com = (a: number, b?: number): EmpresaContada => ({
  cortes: ['todas'],
  media: a,
  grupos: b === undefined ? { a } : { a, b },
});

describe('o que se pode contar', () => {
  it('de quatro outras nada; de cinco, a média delas', () => {
    expect(contaveis(['todas'], outrasDe(vezes(4, [])))).toEqual([]);
    expect(contaveis(['todas'], outrasDe(vezes(5, [])))).toEqual(['todas']);
    expect(contaveis(['todas'], [])).toEqual([]);
  });

  it('a própria não conta entre as outras', () => {
    const todas = vezes(5, []);
    expect(contaveis(['todas'], semEla(outrasDe(todas), uma([])))).toEqual([]);
    expect(contaveis(['todas'], semEla(outrasDe([...todas, uma([])]), uma([])))).toEqual(['todas']);
  });

  it('um corte que deixa de fora menos de cinco não se diz: todas menos ele seriam essas', () => {
    const cortes = ['todas', 'porte:M'];
    expect(contaveis(cortes, outrasDe([...vezes(9, ['porte:M']), ...vezes(4, ['porte:P'])]))).toEqual([
      'todas',
    ]);
    expect(contaveis(cortes, outrasDe([...vezes(9, ['porte:M']), ...vezes(5, ['porte:P'])]))).toEqual(cortes);
  });

  it('o mesmo corte com outro nome não diz nada a mais', () => {
    const cortes = ['todas', 'regiao:sul'];
    expect(contaveis(cortes, outrasDe(vezes(6, ['regiao:sul'])))).toEqual(cortes);
  });

  it('dois cortes que só diferem em quatro empresas não se dizem juntos, nem por uma volta maior', () => {
    const base = [...vezes(8, ['porte:M', 'categoria:I']), ...vezes(8, [])];
    const ambos = ['todas', 'porte:M', 'categoria:I'];
    // Size minus category would be two companies against two.
    const poucas = outrasDe([...base, ...vezes(2, ['porte:M']), ...vezes(2, ['categoria:I'])]);
    expect(contaveis(ambos, poucas)).toEqual(['todas', 'porte:M']);
    const bastantes = outrasDe([...base, ...vezes(3, ['porte:M']), ...vezes(2, ['categoria:I'])]);
    expect(contaveis(ambos, bastantes)).toEqual(ambos);
  });

  it('um corte em que a empresa está só não existe', () => {
    expect(contaveis(['todas', 'porte:X'], outrasDe(vezes(9, ['porte:M'])))).toEqual(['todas']);
  });

  it('conta a média das outras em cada grupo, só das que têm todos os grupos', () => {
    const ela = com(90_00, 90_00);
    const celulas = celulasDe([ela, com(10_00), ...[1, 2, 3, 4, 6].map((x) => com(x, 100_00))], ['a', 'b']);
    expect(medidasDe(['todas'], totaisDe(celulas), ela)).toEqual([
      { chave: 'todas', n: 5, grupos: { a: 3, b: 100_00 } },
    ]);
  });
});

describe('ataques por diferença', () => {
  const CORTES = ['todas', 'regiao:a', 'regiao:b', 'porte:M', 'categoria:I'];
  /** Factors that somebody might add up what was told with. */
  const fatores = (k: number): number[][] =>
    k === 0 ? [[]] : fatores(k - 1).flatMap((antes) => [-2, -1, 0, 1, 2].map((f) => [...antes, f]));

  it('nenhuma conta com o que se disse é de uma a quatro empresas, em mil populações ao acaso', () => {
    const sorte = aleatorio(16);
    let ditas = 0;
    for (let vez = 0; vez < 1_000; vez++) {
      const chance = 0.2 + 0.7 * sorte();
      const empresas = Array.from({ length: 4 + Math.floor(sorte() * 26) }, () =>
        uma(CORTES.slice(1).filter(() => sorte() < chance)),
      );
      const ditos = contaveis(CORTES, outrasDe(empresas));
      ditas += ditos.length > 1 ? 1 : 0;
      for (const conta of fatores(ditos.length)) {
        const n = empresas.filter(
          ({ cortes }) =>
            conta.reduce((soma, f, i) => soma + (cortes.includes(ditos[i] ?? '') ? f : 0), 0) !== 0,
        ).length;
        if (n > 0 && n < 5) throw new Error(`${ditos.join(' ')} × ${conta.join(' ')}: ${n} empresas`);
      }
    }
    // Otherwise nothing would have been attacked.
    expect(ditas).toBeGreaterThan(200);
  });

  it('o que se recusa seria mesmo um furo', () => {
    const sorte = aleatorio(4);
    let furos = 0;
    for (let vez = 0; vez < 300; vez++) {
      const empresas = Array.from({ length: 6 + Math.floor(sorte() * 14) }, () =>
        uma(['porte:M', 'categoria:I'].filter(() => sorte() < 0.5)),
      );
      const juntos = ['todas', 'porte:M', 'categoria:I'];
      const contas = fatores(3).some((conta) => {
        const n = empresas.filter(
          ({ cortes }) =>
            conta.reduce((soma, f, i) => soma + (cortes.includes(juntos[i] ?? '') ? f : 0), 0) !== 0,
        ).length;
        return n > 0 && n < 5;
      });
      expect(seguros(juntos, outrasDe(empresas))).toBe(!contas);
      furos += contas ? 1 : 0;
    }
    expect(furos).toBeGreaterThan(20);
    expect(furos).toBeLessThan(300);
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
