// @vitest-environment node
// The spreadsheet of questions: what is written is read back, and what is no spreadsheet is refused in a sentence.
import { expect, it } from 'vitest';
import { utils, writeXLSX } from 'xlsx';
import { arquivoDaPlanilha, celulasDaPlanilha } from './planilha';

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
