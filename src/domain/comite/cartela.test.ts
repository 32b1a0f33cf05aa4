// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import {
  cartelaForm,
  criteriosForm,
  MAIOR_NOTA,
  MAIOR_PESO,
  mediaDaCartela,
  medidaDe,
  type Resultado,
  resultadoDe,
  rodadaDepoisDe,
} from './cartela';

/** Of cards that there are. */
function resultado(...dados: Parameters<typeof resultadoDe>): Resultado {
  const um = resultadoDe(...dados);
  if (!um) throw new Error('sem resultado');
  return um;
}

const cartelaVale = (...notas: (number | '')[]) => cartelaForm.safeParse({ notas, comentario: '' }).success;
const criteriosValem = (...linhas: [string, number | ''][]) =>
  criteriosForm.safeParse({ linhas: linhas.map(([nome, peso]) => ({ nome, peso })) }).success;

/** Impact counts three times, feasibility twice. */
const cartela = (...notas: number[]) => ({ criterios: ['Impacto', 'Viabilidade'], pesos: [3, 2], notas });

describe('o exemplo das decisões (I214)', () => {
  const [ana, bia, caio] = [cartela(8, 6), cartela(10, 5), cartela(6, 9)];
  it('a média de cada pessoa pesa os critérios', () => {
    // (8 × 3 + 6 × 2) ÷ 5, (10 × 3 + 5 × 2) ÷ 5, (6 × 3 + 9 × 2) ÷ 5
    expect([ana, bia, caio].map(mediaDaCartela)).toEqual([7.2, 8, 7.2]);
  });
  it('a da rodada conta cada pessoa uma vez, e a dispersão diz quanto divergem', () => {
    const { geral, porCriterio } = resultado([ana, bia, caio]);
    expect(geral.quantas).toBe(3);
    expect(geral.media).toBeCloseTo(7.4667, 4);
    expect(geral.dispersao).toBeCloseTo(0.3771, 4);
    expect(porCriterio.map(({ nome, medida }) => [nome, medida.media])).toEqual([
      ['Impacto', 8],
      ['Viabilidade', 20 / 3],
    ]);
    expect(porCriterio[0]?.medida.dispersao).toBeCloseTo(1.633, 3);
  });
});

describe('propriedades', () => {
  const sorte = aleatorio(214);
  const inteiro = (menor: number, maior: number) => menor + Math.floor(sorte() * (maior - menor + 1));
  const sorteada = () => {
    const quantos = inteiro(1, 10);
    const lista = (menor: number, maior: number) =>
      Array.from({ length: quantos }, () => inteiro(menor, maior));
    return {
      criterios: lista(0, 0).map((_, i) => `c${i}`),
      pesos: lista(1, MAIOR_PESO),
      notas: lista(0, MAIOR_NOTA),
    };
  };
  const cartelas = Array.from({ length: 200 }, sorteada);

  it('a média fica entre a menor e a maior nota, e pesos em dobro não a mudam', () => {
    for (const uma of cartelas) {
      const media = mediaDaCartela(uma);
      expect(media).toBeGreaterThanOrEqual(Math.min(...uma.notas) - 1e-9);
      expect(media).toBeLessThanOrEqual(Math.max(...uma.notas) + 1e-9);
      expect(mediaDaCartela({ ...uma, pesos: uma.pesos.map((peso) => peso * 2) })).toBeCloseTo(media, 9);
    }
  });
  it('com pesos iguais é a média simples', () => {
    for (const uma of cartelas)
      expect(mediaDaCartela({ ...uma, pesos: uma.pesos.map(() => 4) })).toBeCloseTo(
        medidaDe(uma.notas).media,
        9,
      );
  });
  it('uma nota mais alta nunca baixa a média', () => {
    for (const uma of cartelas) {
      const maior = { ...uma, notas: uma.notas.map((nota, i) => (i === 0 ? MAIOR_NOTA : nota)) };
      expect(mediaDaCartela(maior)).toBeGreaterThanOrEqual(mediaDaCartela(uma) - 1e-9);
    }
  });
  it('a ordem das cartelas não muda o resultado', () => {
    const [um, outro] = [resultado(cartelas).geral, resultado(cartelas.toReversed()).geral];
    expect(um.media).toBeCloseTo(outro.media, 9);
    expect(um.dispersao).toBeCloseTo(outro.dispersao, 9);
  });
  it('a dispersão é zero quando todos concordam, e nunca passa de metade da escala', () => {
    for (const uma of cartelas) {
      expect(resultado([uma, uma, uma]).geral.dispersao).toBeCloseTo(0, 9);
      expect(medidaDe(uma.notas).dispersao).toBeLessThanOrEqual(MAIOR_NOTA / 2);
    }
  });
});

it('cartelas de critérios que mudaram contam na média, e cada critério com as suas', () => {
  const nova = { criterios: ['Impacto', 'Custo'], pesos: [1, 1], notas: [4, 6] };
  const { geral, porCriterio } = resultado([cartela(8, 6), nova]);
  expect(geral.media).toBeCloseTo((7.2 + 5) / 2, 9);
  expect(porCriterio.map(({ nome, medida }) => [nome, medida.media, medida.quantas])).toEqual([
    ['Impacto', 6, 2],
    ['Viabilidade', 6, 1],
    ['Custo', 6, 1],
  ]);
});

it('sem cartela não há resultado', () => expect(resultadoDe([])).toBeUndefined());

it('a rodada se chama pela movimentação que a abriu', () => {
  expect(rodadaDepoisDe('')).toBe('r');
  expect(rodadaDepoisDe('m1')).toBe('rm1');
});

it('o formulário pede todas as notas, inteiras e dentro da escala', () => {
  expect(cartelaVale(0, 10)).toBe(true);
  for (const errada of ['', 11, -1, 2.5] as const) expect(cartelaVale(5, errada)).toBe(false);
});

it('os critérios têm nomes diferentes e pesos de 1 a 5; nenhum critério também vale', () => {
  expect(criteriosValem()).toBe(true);
  expect(criteriosValem(['Impacto', 3], ['Custo', 1])).toBe(true);
  expect(criteriosValem(['Impacto', 3], ['impacto', 1])).toBe(false);
  for (const peso of [0, 6, 1.5, ''] as const) expect(criteriosValem(['Impacto', peso])).toBe(false);
  expect(criteriosValem([' ', 1])).toBe(false);
  expect(criteriosValem(...Array.from({ length: 11 }, (_, i): [string, number] => [`c${i}`, 1]))).toBe(false);
});
