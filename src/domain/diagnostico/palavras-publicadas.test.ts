// What a company is told of evaluators' words: what counts, without names and in an order that tells none (P387).
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { letrasDe, palavrasDe } from './palavras-publicadas';
import { MAXIMO_DAS_PALAVRAS } from './resultado-publicado';

const uma = (justificativa: string, mudancas: object = {}) => ({
  grupo: 'g1',
  nota: 70_00,
  justificativa,
  desconsiderado: false,
  ...mudancas,
});

describe('as palavras dos avaliadores', () => {
  it('são as das notas que contam, por grupo, na ordem do texto', () => {
    expect(
      palavrasDe([
        uma('Zelo com as pessoas.'),
        uma('Árvore de metas clara.'),
        uma('Desconsiderada.', { desconsiderado: true }),
        uma('De quem tem conflito.', { impedida: true }),
        uma('Abstenção.', { nota: null }),
        uma('De outro grupo.', { grupo: 'g2' }),
      ]),
    ).toEqual({ g1: ['Árvore de metas clara.', 'Zelo com as pessoas.'], g2: ['De outro grupo.'] });
  });

  it('em qualquer ordem em que venham são as mesmas', () => {
    const tres = [uma('b'), uma('a'), uma('c')];
    expect(palavrasDe(tres.toReversed())).toEqual(palavrasDe(tres));
  });

  it('contam-se as letras de todas', () => {
    const cheia = { g1: ['a'.repeat(MAXIMO_DAS_PALAVRAS - 1)], g2: ['b'] };
    expect(letrasDe(cheia)).toBe(MAXIMO_DAS_PALAVRAS);
    expect(letrasDe({ ...cheia, g3: ['c'] })).toBe(MAXIMO_DAS_PALAVRAS + 1);
  });
});
