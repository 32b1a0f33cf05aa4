// @vitest-environment node
// Small things that every screen does alike, read from the code: how a link looks, where the numbers of a table stand,
// where a field says that it is optional.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONTES } from '@tests/support/arvore';

const telas = FONTES.filter((arquivo) => arquivo.endsWith('.tsx') && !arquivo.endsWith('/Link.tsx')).map(
  (arquivo) => ({
    arquivo,
    codigo: readFileSync(arquivo, 'utf8'),
  }),
);

/** Where the pattern is found in the screens, as 'file: text'. */
const achados = (padrao: RegExp) =>
  telas.flatMap(({ arquivo, codigo }) =>
    [...codigo.matchAll(padrao)].map(([texto]) => `${arquivo}: ${texto.replaceAll(/\s+/g, ' ')}`),
  );

it('uma ligação é a da casa (Anchor), ou diz com que estilo se mostra', () => {
  const nuas = achados(/<Link(?=[\s>])(?:[^<>]|=>)*>/g);
  expect(nuas.length).toBeGreaterThan(20);
  expect(nuas.filter((uma) => !/\bclassName=/.test(uma))).toEqual([]);
});

it('números em células de tabela ficam à direita', () => {
  const numeros =
    /<(?:Table\.Td|td)[^<>]*>\s*\{(?:numero|dinheiro|quantia|escrever|escrita|notaEmPalavras)\(/g;
  const celulas = achados(numeros);
  expect(celulas.length).toBeGreaterThan(8);
  expect(celulas.filter((uma) => !/ta="right"|className=\{classes\.numero\}/.test(uma))).toEqual([]);
});

it('o que é opcional o diz no rótulo, não na descrição', () => {
  expect(achados(/label="[^"]*\(opcional\)"/g).length).toBeGreaterThan(5);
  expect(achados(/description="[^"]*(?:[Oo]pcional|(?<!Deixe )em branco)[^"]*"/g)).toEqual([]);
});

it('o que abre em outra aba o diz', () => {
  // The opening tag, and what stands in the link.
  const links = achados(/<(\w+)(?=[\s>])(?:[^<>]|=>)*?target="_blank"(?:[^<>]|=>)*>[^]*?<\/\1>/g);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((um) => !/outra aba|\{DIZ\}/.test(um))).toEqual([]);
});
