// @vitest-environment node
import { expect, it } from 'vitest';
import { NOMES_DAS_SECOES } from './meus-dados';
import { TRATAMENTOS } from './tratamento';

const itens = TRATAMENTOS.flatMap((parte) => parte.itens);

it('cada seção do arquivo diz uma vez para que serve, quem a vê e por quanto tempo', () =>
  expect(itens.flatMap(({ secoes }) => secoes).toSorted()).toEqual(NOMES_DAS_SECOES.toSorted()));

it.each(itens.map((item) => [item.titulo, item] as const))('%s: frases inteiras', (_, item) => {
  for (const frase of [item.finalidade, item.quemVe, item.prazo]) expect(frase).toMatch(/^[A-ZÀ-Ú].+\.$/s);
});
