/**
 * The spreadsheet of a report (part 2 §7): the sheet 'Resumo' and one of the records. Runs in a worker
 * (planilha.worker.ts), because writing ten thousand rows takes seconds. `writeXLSX` leaves out the other formats (half
 * the bytes). The package only writes here; its known faults are in reading files.
 */
import { type CellObject, utils, type WorkSheet, writeXLSX } from 'xlsx';
import { semFormula } from '@/domain/comum/csv';
import type { LinhaDoRelatorio, TipoDeRelatorio } from '@/domain/relatorio/relatorio';

/** What the sheet of the records is like; plain data, because it is sent to the worker. */
export interface FolhaDosRegistros extends Pick<TipoDeRelatorio, 'aba' | 'colunas'> {
  /** Name of each status. */
  rotulos: Readonly<Record<string, string>>;
}

export interface ResumoDaPlanilha {
  /** e.g. '21/10/2026 a 20/11/2026'. */
  periodo: string;
  /** Name, number, change in per cent (null: nothing to compare with; undefined: not compared) and a note. */
  linhas: readonly (readonly [
    nome: string,
    total: number,
    variacao: number | null | undefined,
    nota: string,
  ])[];
}

/**
 * Width of a column in characters: at least 10, and 2 more than its longest text (part 2 §9). The most Excel opens
 * well.
 */
const MENOR_COLUNA = 10;
const FOLGA = 2;
const MAIOR_COLUNA = 80;
const MAIOR_CELULA = 32_767;

const texto = (valor: string): CellObject => ({ t: 's', v: semFormula(valor).slice(0, MAIOR_CELULA) });
const inteiro = (valor: number): CellObject => ({ t: 'n', v: valor });
/** 12.345 → 12,3% */
const porCento = (valor: number): CellObject => ({
  t: 'n',
  v: Math.round(valor * 10) / 1000,
  z: '0.0%',
});

/** Days since 1899-12-30 in São Paulo (UTC−3), which is how spreadsheets keep instants. */
const data = (valor: Date): CellObject => ({
  t: 'n',
  v: (valor.getTime() - 3 * 3_600_000) / 86_400_000 + 25_569,
  z: DATA,
});
const DATA = 'dd/mm/yyyy hh:mm:ss';
const LARGURA_DA_DATA = DATA.length;

export function celula(valor: LinhaDoRelatorio[string] | undefined): CellObject {
  if (valor instanceof Date) return data(valor);
  return typeof valor === 'number' ? inteiro(valor) : texto(typeof valor === 'string' ? valor : '');
}

const larguraDa = ({ v, z }: CellObject) => (z === DATA ? LARGURA_DA_DATA : String(v ?? '').length);

/** A sheet of rows; the heading first. */
export function folha(linhas: readonly (readonly CellObject[])[]): WorkSheet {
  const larguras: number[] = [];
  for (const linha of linhas)
    linha.forEach((valor, i) => (larguras[i] = Math.max(larguras[i] ?? MENOR_COLUNA, larguraDa(valor))));
  const planilha = utils.aoa_to_sheet(linhas as CellObject[][]);
  planilha['!cols'] = larguras.map((largura) => ({ wch: Math.min(largura, MAIOR_COLUNA) + FOLGA }));
  return planilha;
}

function folhaDoResumo({ periodo, linhas }: ResumoDaPlanilha): WorkSheet {
  return folha([
    ['Indicador', 'Total', 'Variação', 'Observação'].map(texto),
    ...linhas.map(([nome, total, variacao, nota]) => [
      texto(nome),
      inteiro(total),
      typeof variacao === 'number' ? porCento(variacao) : texto(''),
      texto(nota),
    ]),
    [texto('Período'), texto(periodo)],
  ]);
}

/** One row of the sheet of the records. */
export const linhaDaPlanilha = (
  { colunas, rotulos }: Pick<FolhaDosRegistros, 'colunas' | 'rotulos'>,
  linha: LinhaDoRelatorio,
): CellObject[] =>
  colunas.map(([campo]) => celula(campo === 'status' ? rotulos[linha.status] : linha[campo]));

/** Bytes of the file, from rows made by linhaDaPlanilha. */
export function escreverPlanilha(
  { aba, colunas }: Pick<FolhaDosRegistros, 'aba' | 'colunas'>,
  resumo: ResumoDaPlanilha,
  linhas: readonly CellObject[][],
): ArrayBuffer {
  const pasta = utils.book_new();
  utils.book_append_sheet(pasta, folhaDoResumo(resumo), 'Resumo');
  const cabecalho = colunas.map(([, rotulo]) => texto(rotulo));
  utils.book_append_sheet(pasta, folha([cabecalho, ...linhas]), aba);
  return writeXLSX(pasta, { type: 'array', compression: true }) as ArrayBuffer;
}
