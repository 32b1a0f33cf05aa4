// @vitest-environment node
// Plain spreadsheets: what is written is read back, and what is no spreadsheet is refused in a sentence.
import { expect, it } from 'vitest';
import { utils, writeXLSX } from 'xlsx';
import { arquivoDaPlanilha, celulasDaPlanilha, tamanhoAberto } from './celulas';
import { lerCelulas } from './lerCelulas';

const bytesDe = async (arquivo: File) => new Uint8Array(await arquivo.arrayBuffer());
const ILEGIVEL = /^O arquivo não é uma planilha/;

it('o que se escreve é o que se lê, e nada vira fórmula', async () => {
  const linhas = [
    ['Ordem', 'Pergunta'],
    [1.5, '=1+1'],
    [2, 'Há tempo?'],
  ];
  const arquivo = arquivoDaPlanilha('perguntas.xlsx', 'Perguntas', linhas);
  expect(arquivo.name).toBe('perguntas.xlsx');
  expect(celulasDaPlanilha(await bytesDe(arquivo), 400)).toEqual([
    ['Ordem', 'Pergunta'],
    ['1.5', "'=1+1"],
    ['2', 'Há tempo?'],
  ]);
});

it('uma fórmula chega como fórmula', () => {
  const folha = utils.aoa_to_sheet([['Pergunta'], ['x']]);
  folha['A2'] = { t: 'n', v: 2, f: 'HYPERLINK("http://exemplo")' };
  const pasta = utils.book_new();
  utils.book_append_sheet(pasta, folha, 'a');
  const bytes = new Uint8Array(writeXLSX(pasta, { type: 'array' }) as ArrayBuffer);
  expect(celulasDaPlanilha(bytes, 400)).toEqual([['Pergunta'], ['=HYPERLINK("http://exemplo")']]);
});

it('não lê mais linhas do que cabem', () => {
  const pasta = utils.book_new();
  const muitas = Array.from({ length: 900 }, (_, i) => [`linha ${i}`]);
  utils.book_append_sheet(pasta, utils.aoa_to_sheet(muitas), 'a');
  const bytes = new Uint8Array(writeXLSX(pasta, { type: 'array' }) as ArrayBuffer);
  expect(celulasDaPlanilha(bytes, 401).length).toBeLessThanOrEqual(402);
});

it('um zip quebrado, um texto e um arquivo vazio são recusados com uma frase', async () => {
  const inteiro = await bytesDe(arquivoDaPlanilha('a.xlsx', 'a', [['x']]));
  expect(() => celulasDaPlanilha(inteiro.slice(0, 200), 400)).toThrow(ILEGIVEL);
  expect(() => celulasDaPlanilha(new TextEncoder().encode('Pergunta;Grupo'), 400)).toThrow(ILEGIVEL);
  expect(() => celulasDaPlanilha(new Uint8Array(), 400)).toThrow(ILEGIVEL);
  expect(() => celulasDaPlanilha(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 400)).toThrow(ILEGIVEL);
});

it('abas e textos chamados __proto__ são só texto, e nada fora da planilha muda', () => {
  const pasta = utils.book_new();
  utils.book_append_sheet(
    pasta,
    utils.aoa_to_sheet([
      ['__proto__', 'constructor'],
      ['polluted', 'x'.repeat(32_000)],
    ]),
    '__proto__x',
  );
  const bytes = new Uint8Array(writeXLSX(pasta, { type: 'array' }) as ArrayBuffer);
  const [titulos, linha] = celulasDaPlanilha(bytes, 400);
  expect(titulos).toEqual(['__proto__', 'constructor']);
  expect(linha?.[1]).toHaveLength(32_000);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('um arquivo pequeno que diz guardar gigabytes não é aberto', async () => {
  const bytes = await bytesDe(arquivoDaPlanilha('a.xlsx', 'a', [['x']]));
  expect(tamanhoAberto(bytes)).toBeLessThan(100_000);
  const v = new DataView(bytes.buffer, bytes.byteOffset);
  for (let i = 0; i < bytes.length - 28; i++)
    if (v.getUint32(i, true) === 0x02014b50) v.setUint32(i + 24, 0x7fffffff, true);
  expect(() => celulasDaPlanilha(bytes, 400)).toThrow(/^A planilha tem mais conteúdo/);
});

it('um arquivo maior que o limite nem chega a ser lido', () =>
  expect(
    lerCelulas(new File([new Uint8Array(1024 * 1024 + 1)], 'milhao-de-linhas.xlsx'), {
      megabytes: 1,
      linhas: 10,
      oQue: 'linhas',
    }),
  ).rejects.toThrow('O arquivo passa de 1 MB. Divida a lista em partes.'));
