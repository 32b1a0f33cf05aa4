/**
 * What an import takes and what a reader gives it: rows with their numbers, and a sentence for whatever was left out or
 * could not be read for certain (decisions P170). tabela.ts reads texts, and the import area's folhas.ts spreadsheets.
 */
import { semAcentos } from './busca';
import { ErroDoProduto } from './erros';

export interface Limites {
  megabytes: number;
  linhas: number;
  /** Plural of what a row is, for the refusal: 'pessoas'. */
  oQue: string;
}

/** What an import takes, as plain data: it goes to the worker that reads a file. */
export interface Formato {
  limites: Limites;
  /** Headings by which each column is known, as tituloDaColuna writes them. */
  apelidos: readonly (readonly string[])[];
  /** What is said of a file without anything in it. */
  vazio?: string;
}

export const SEPARADORES = {
  '\t': 'Tabulação',
  ';': 'Ponto e vírgula',
  ',': 'Vírgula',
  '|': 'Barra',
} as const;
export type Separador = keyof typeof SEPARADORES;
export const CODIFICACOES = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows (Excel)',
  macintosh: 'Mac antigo',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode invertido (UTF-16BE)',
} as const;
export type Codificacao = keyof typeof CODIFICACOES;

/** What a person says of a file instead of what was judged. */
export interface Escolhas {
  separador?: Separador;
  codificacao?: Codificacao;
  aba?: string;
}

/** A row that holds something. */
export interface LinhaDaTabela {
  /** As a spreadsheet numbers it: from 1, rows without content included. */
  numero: number;
  celulas: readonly string[];
  /** Why the row as a whole cannot be taken. */
  recusa?: string;
  /** Cells without a value that can be trusted, and why: 'há um erro (#N/D).'. */
  defeitos?: Readonly<Record<number, string>>;
}

export interface Tabela {
  /** Only those that hold something; none of a table that is refused. */
  linhas: readonly LinhaDaTabela[];
  /** Why nothing of it is taken, although it could be read: another delimiter or sheet may be the right one. */
  recusa?: string;
  /** How a text was read; the encoding is that of a file. */
  separador?: Separador;
  codificacao?: Codificacao;
  /** The sheet that was read, and all there are. */
  aba?: string;
  abas?: readonly string[];
  /** Whatever was left out or is uncertain, by line. */
  avisos: readonly string[];
}

/** No import has so many; a file that does was not made for one. */
const MAXIMO_DE_COLUNAS = 100;

const contada = (quantas: number) => quantas.toLocaleString('pt-BR');

/** '2, 4 a 6 e 9'; the rest of very many are counted. */
export function emFaixas(numeros: readonly number[]): string {
  const faixas: [number, number][] = [];
  for (const numero of numeros) {
    const ultima = faixas.at(-1);
    if (ultima && numero === ultima[1] + 1) ultima[1] = numero;
    else faixas.push([numero, numero]);
  }
  const A_VISTA = 12;
  const vistas = faixas.slice(0, A_VISTA).map(([de, ate]) => {
    if (de === ate) return contada(de);
    return `${contada(de)} ${ate === de + 1 ? 'e' : 'a'} ${contada(ate)}`;
  });
  const resto = faixas.slice(A_VISTA).reduce((soma, [de, ate]) => soma + ate - de + 1, 0);
  if (resto > 0) return `${vistas.join(', ')} e mais ${contada(resto)}`;
  return vistas.length < 2 ? vistas.join('') : `${vistas.slice(0, -1).join(', ')} e ${vistas.at(-1)}`;
}

/** 'Linha 3' or 'Linhas 3 e 5 a 9'. */
export const asLinhas = (numeros: readonly number[]) =>
  `${numeros.length === 1 ? 'Linha' : 'Linhas'} ${emFaixas(numeros)}`;

/** A heading as it is compared: no accents, no capitals, single spaces. */
export const tituloDaColuna = (celula: string) => semAcentos(celula).replace(/\s+/g, ' ').trim();

/** Where each known column stands. A heading that is exactly a column's name wins over one that only contains it. */
export function acharColunas<C>(
  titulos: readonly string[],
  colunas: readonly C[],
  apelidosDe: (coluna: C) => readonly string[],
): Map<C, number> {
  const achadas = new Map<C, number>();
  const lidos = titulos.map(tituloDaColuna);
  const procurar = (serve: (titulo: string, apelido: string) => boolean) => {
    for (const coluna of colunas) {
      const livre = (i: number) => ![...achadas.values()].includes(i);
      const onde = lidos.findIndex(
        (t, i) => livre(i) && apelidosDe(coluna).some((apelido) => serve(t, apelido)),
      );
      if (onde >= 0 && !achadas.has(coluna)) achadas.set(coluna, onde);
    }
  };
  procurar((t, apelido) => t === apelido);
  procurar((t, apelido) => t.split(' ').includes(apelido));
  return achadas;
}

/** Throws ErroDoProduto when the file is larger than the limit (threats H07). */
export function conferirBytes({ size }: { size: number }, { megabytes }: Pick<Limites, 'megabytes'>): void {
  if (size > megabytes * 1024 * 1024)
    throw new ErroDoProduto(`O arquivo passa de ${megabytes} MB. Divida a lista em partes.`);
}

/** Number of headings in a row that an import knows. An address is no heading, so the row that has one is none. */
export const titulosConhecidos = (celulas: readonly string[], { apelidos }: Formato): number =>
  celulas.some((celula) => celula.includes('@')) ? 0 : acharColunas(celulas, apelidos, (nomes) => nomes).size;

/** The count, where there is more than an import takes: nothing is cut off. Nothing at all is no table either. */
function recusaDoTamanho(linhas: readonly LinhaDaTabela[], formato: Formato): string | undefined {
  const { limites, vazio = 'O arquivo está vazio: nenhuma linha tem conteúdo.' } = formato;
  if (linhas.length === 0) return vazio;
  const titulos = linhas[0] && titulosConhecidos(linhas[0].celulas, formato) > 0 ? 1 : 0;
  const quantas = linhas.length - titulos;
  if (quantas > limites.linhas)
    return `São ${contada(quantas)} linhas; o limite é ${contada(limites.linhas)} ${limites.oQue} por vez. Divida a lista em partes.`;
  const larga = linhas.find(({ celulas }) => celulas.length > MAXIMO_DE_COLUNAS);
  return larga === undefined
    ? undefined
    : `A linha ${contada(larga.numero)} tem ${contada(larga.celulas.length)} colunas; o limite é ${MAXIMO_DE_COLUNAS}. Apague as que não interessam.`;
}

/** The table, or why nothing of it is taken. */
export function tabelaDentroDosLimites(tabela: Tabela, formato: Formato): Tabela {
  const recusa = tabela.recusa ?? recusaDoTamanho(tabela.linhas, formato);
  return recusa === undefined ? tabela : { ...tabela, linhas: [], avisos: [], recusa };
}

/** 'C', as spreadsheets name the third column. */
export const letraDaColuna = (indice: number): string =>
  (indice >= 26 ? letraDaColuna(Math.floor(indice / 26) - 1) : '') + String.fromCharCode(65 + (indice % 26));

/** What no column of the import takes: headings it does not know, and cells under none. */
export function colunasNaoLidas(
  titulos: readonly string[],
  corpo: readonly LinhaDaTabela[],
  lidas: Iterable<number>,
): string[] {
  const usadas = new Set(lidas);
  const largura = Math.max(titulos.length, ...corpo.map(({ celulas }) => celulas.length));
  const nomes = Array.from({ length: largura }, (_, i) => i).flatMap((i) => {
    const titulo = titulos[i]?.trim() ?? '';
    if (usadas.has(i)) return [];
    if (titulo !== '') return [`"${titulo.replace(/\s+/g, ' ').slice(0, 40)}" (${letraDaColuna(i)})`];
    const cheia = corpo.some(({ celulas, recusa }) => !recusa && (celulas[i]?.trim() ?? '') !== '');
    return cheia ? [`${letraDaColuna(i)}, sem título`] : [];
  });
  if (nomes.length === 0) return [];
  return [
    `${nomes.length === 1 ? 'Coluna que não é lida' : 'Colunas que não são lidas'}: ${nomes.join('; ')}.`,
  ];
}

export interface Titulos<C> {
  /** Column of each known heading. */
  onde: Map<C, number>;
  titulos: readonly string[];
  corpo: readonly LinhaDaTabela[];
  /** What no column takes, in a sentence. */
  fora: readonly string[];
}

/** The headings in the first row that holds something, and the rows below. */
export function lerTitulos<C>(
  [primeira, ...corpo]: readonly LinhaDaTabela[],
  colunas: readonly C[],
  apelidosDe: (coluna: C) => readonly string[],
): Titulos<C> {
  const titulos = primeira?.celulas ?? [];
  const onde = acharColunas(titulos, colunas, apelidosDe);
  return { onde, titulos, corpo, fora: colunasNaoLidas(titulos, corpo, onde.values()) };
}

/** Why a row cannot be taken: as a whole, or by the columns that are read of it. */
export function defeitosDaLinha<C>(
  { recusa, defeitos }: LinhaDaTabela,
  onde: ReadonlyMap<C, number>,
): { coluna?: C; motivo: string }[] {
  if (recusa !== undefined) return [{ motivo: recusa }];
  return [...onde].flatMap(([coluna, i]) => {
    const motivo = defeitos?.[i];
    return motivo === undefined ? [] : [{ coluna, motivo }];
  });
}

/** The same as sentences that name the line: 'Linha 3, coluna Peso: …'. */
export const frasesDaLinha = <C extends string>(
  linha: LinhaDaTabela,
  onde: ReadonlyMap<C, number>,
  rotulos: Readonly<Record<C, string>>,
): string[] =>
  defeitosDaLinha(linha, onde).map(
    ({ coluna, motivo }) =>
      `Linha ${linha.numero}${coluna === undefined ? '' : `, coluna ${rotulos[coluna]}`}: ${motivo}`,
  );

/** The same as problems of a row in a list: without their full stop, which the list puts. */
export const problemasDaLinha = <C extends string>(
  linha: LinhaDaTabela,
  onde: ReadonlyMap<C, number>,
  rotulos: Readonly<Record<C, string>>,
): string[] =>
  defeitosDaLinha(linha, onde).map(({ coluna, motivo }) =>
    `${coluna === undefined ? 'A linha' : `${rotulos[coluna]}:`} ${motivo}`.replace(/\.$/, ''),
  );

/** The cell without the apostrophe that csv.ts puts before what would be taken for a formula. */
export const semApostrofo = (celula: string) => celula.replace(/^'(?=[=+\-@])/, '').trim();

/** A name stands in one line, whatever its cell did. */
export const emUmaLinha = (celula: string) =>
  celula.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ').trim();

/**
 * Number of a cell, or why it is none. '1.500' may be one and a half or a thousand and five hundred, so nobody guesses.
 */
export function numeroDaCelula(celula: string): number | string {
  const escrito = celula.trim();
  const visto = `"${escrito.slice(0, 40)}"`;
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(escrito)) return Number(escrito.replace(/\./g, '').replace(',', '.'));
  if (/^-?\d{1,3}([.]\d{3})+$/.test(escrito))
    return `${visto} pode ser ${escrito.replace('.', ',')} ou ${escrito.replace(/\./g, '')}. Escreva sem ponto.`;
  if (!/^-?\d+([.,]\d+)?$/.test(escrito)) return `${visto} não é um número.`;
  return Number(escrito.replace(',', '.'));
}

/** What the cells of a row hold, by what their column is: trimmed, '' where there is no such column. */
export const celulasDe =
  <C>({ celulas }: Pick<LinhaDaTabela, 'celulas'>, onde: ReadonlyMap<C, number>) =>
  (coluna: C): string =>
    semApostrofo((celulas[onde.get(coluna) ?? -1] ?? '').trim());
