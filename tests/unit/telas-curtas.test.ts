// @vitest-environment node
/** What a screen of records known by their name costs: lines of product code and files that name it (decisions T132). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FONTES: Record<string, string> = {
  ...import.meta.glob<string>('/src/**/*.{ts,tsx,rules}', { query: '?raw', import: 'default', eager: true }),
  'build/regras.mjs': readFileSync('build/regras.mjs', 'utf8'),
};
const produto = Object.entries(FONTES).filter(([arquivo]) => !/\.(test|exemplo)\./.test(arquivo));

/** `proprios`: files of nothing else, which count whole; of others the lines that name the screen. */
const TELAS = [
  {
    tela: 'categorias',
    proprios: /areas\/categorias\/|\/categoria-de-inovacao\./,
    nomes: /categoria-de-inovacao|\/categorias\b(?!-de-desafios)/,
  },
  // The rules under a licensee also tell whose companies they are, so only its screen is counted.
  {
    tela: 'licenciadas',
    // The page of one licensee is about companies.
    proprios: /administracao\/licenciada(s|Form)|\/licenciada\.ts/i,
    nomes: /LicenciadasPage|'Licenciadas'/,
  },
  {
    tela: 'tipos de jogada',
    proprios: /areas\/tiposDeJogada\/|\/tipo-de-jogada\./,
    nomes: /tipo-de-jogada|tiposDeJogada/i,
  },
];

it.each(TELAS)('$tela: no máximo 120 linhas e 12 arquivos', ({ proprios, nomes }) => {
  const linhas = produto.flatMap(([arquivo, texto]) => {
    const todas = texto.trimEnd().split('\n');
    const contam = proprios.test(arquivo) ? todas : todas.filter((linha) => nomes.test(linha));
    return contam.length > 0 ? [{ arquivo, quantas: contam.length }] : [];
  });
  expect(linhas.filter(({ arquivo }) => proprios.test(arquivo)).length).toBeGreaterThan(3);
  expect(linhas.length, JSON.stringify(linhas)).toBeLessThanOrEqual(12);
  expect(
    linhas.reduce((soma, { quantas }) => soma + quantas, 0),
    JSON.stringify(linhas),
  ).toBeLessThanOrEqual(120);
});
