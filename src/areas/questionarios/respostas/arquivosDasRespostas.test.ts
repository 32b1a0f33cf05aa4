// @vitest-environment node
import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { LINHAS_DA_PLANILHA } from '@/domain/diagnostico/planilha-das-folhas';
import { arquivosDasTabelas } from './arquivosDasRespostas';

const DICIONARIO = { nome: 'Dicionário', linhas: [['Coluna'], ['P1']] };

it('uma planilha com uma folha por tabela, e nada vira fórmula (H06)', () => {
  const respostas = {
    nome: 'Respostas',
    linhas: [
      ['P1', 'Nota'],
      ['=cmd()', 61.5],
    ],
  };
  const [arquivo, ...outros] = arquivosDasTabelas([respostas, DICIONARIO]);
  expect(outros).toEqual([]);
  expect(arquivo?.nome).toBe('respostas.xlsx');
  const pasta = read(arquivo?.bytes, { type: 'array' });
  expect(pasta.SheetNames).toEqual(['Respostas', 'Dicionário']);
  expect(utils.sheet_to_json(pasta.Sheets['Respostas'] ?? {}, { header: 1 })[1]).toEqual(["'=cmd()", 61.5]);
});

it('a tabela longa demais sai em CSV com todas as linhas, e o dicionário ao lado', () => {
  const linhas = Array.from({ length: LINHAS_DA_PLANILHA + 2 }, (_, i): (string | number | Date)[] => [
    i === 1 ? '-5' : `linha ${i}`,
    i === 1 ? new Date('2026-11-03T12:07:00Z') : i / 2,
  ]);
  const [texto, planilha] = arquivosDasTabelas([{ nome: 'Notas de avaliadores', linhas }, DICIONARIO]);
  expect([texto?.nome, planilha?.nome]).toEqual(['notas-de-avaliadores.csv', 'respostas-dicionario.xlsx']);
  const escrito = new TextDecoder().decode(texto?.bytes).split('\r\n');
  expect(escrito).toHaveLength(LINHAS_DA_PLANILHA + 3);
  expect(escrito.slice(1, 4)).toEqual(["'-5;03/11/2026 às 09:07", 'linha 2;1', 'linha 3;1,5']);
});
