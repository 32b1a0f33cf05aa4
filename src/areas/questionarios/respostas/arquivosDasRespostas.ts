/** The files of a questionnaire's raw answers: one spreadsheet, and a CSV of every table that is too long for it. */
import { utils, writeXLSX } from 'xlsx';
import { celula, folha } from '@/areas/relatorio/planilha';
import { csv } from '@/domain/comum/csv';
import { emBrasilia } from '@/domain/comum/datas';
import { emArquivos, type Tabela } from '@/domain/diagnostico/planilha-das-folhas';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export interface ArquivoFeito {
  nome: string;
  tipo: string;
  bytes: ArrayBuffer;
}

const slug = (nome: string) =>
  nome
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const bytesDe = (texto: string) => new TextEncoder().encode(texto).buffer;

export function arquivosDasTabelas(tabelas: readonly Tabela[]): ArquivoFeito[] {
  const { naPlanilha, emCsv } = emArquivos(tabelas);
  const pasta = utils.book_new();
  for (const { nome, linhas } of naPlanilha)
    utils.book_append_sheet(pasta, folha(linhas.map((linha) => linha.map(celula))), nome);
  return [
    ...emCsv.map(({ nome, linhas }) => ({
      nome: `${slug(nome)}.csv`,
      tipo: 'text/csv;charset=utf-8',
      bytes: bytesDe(
        csv(linhas.map((linha) => linha.map((valor) => (valor instanceof Date ? emBrasilia(valor) : valor)))),
      ),
    })),
    // The dictionary is never long: there is always something to write.
    {
      nome: emCsv.length === 0 ? 'respostas.xlsx' : 'respostas-dicionario.xlsx',
      tipo: XLSX,
      bytes: writeXLSX(pasta, { type: 'array', compression: true }) as ArrayBuffer,
    },
  ];
}
