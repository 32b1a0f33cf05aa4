/**
 * Rows out of a pasted text or a text file: encoding and delimiter are judged, and a person may say otherwise. Whatever
 * cannot be read for certain is refused or told by line (decisions P170). What the cells mean is in planilha.ts.
 */
import Papa from 'papaparse';
import { ErroDoProduto } from './erros';
import {
  asLinhas,
  type Codificacao,
  conferirBytes,
  type Escolhas,
  type Formato,
  type LinhaDaTabela,
  type Limites,
  type Separador,
  SEPARADORES,
  type Tabela,
  tabelaDentroDosLimites,
  titulosConhecidos,
} from './planilha';

const ILEGIVEL =
  'O arquivo não é um texto nem uma planilha que se consiga abrir. Salve-o de novo como .xlsx ou .csv.';

export interface Texto {
  texto: string;
  codificacao: Codificacao;
  /** False where two encodings may be right. */
  certa: boolean;
}

/** By how much an encoding must win: one letter. */
const CLARO = 2;

/** Signs by which the encoding is judged. */
const JULGADOS = 500_000;

const com = (bytes: Uint8Array, codificacao: Codificacao) => new TextDecoder(codificacao).decode(bytes);

const MINUSCULAS = /[áàâãéêíóôõúüç]/;
const MAIUSCULAS = /[ÁÀÂÃÉÊÍÓÔÕÚÜÇ]/;
const DA_LINGUA = /[áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ]/;

/**
 * How much a text looks like Portuguese, by its letters outside ASCII. A capital after a small letter and signs that
 * nobody types are what a wrong encoding makes of accents.
 */
function parecenca(texto: string): number {
  let pontos = 0;
  for (const { 0: sinal, index } of texto.slice(0, JULGADOS).matchAll(/[^\0-\u007f]/gu)) {
    const [antes, depois] = [texto.charAt(index - 1), texto.charAt(index + 1)];
    if (MINUSCULAS.test(sinal)) pontos += 2;
    // What two bytes of UTF-8 look like one by one.
    else if (/[ÂÃ]/.test(sinal) && /[^\0-\u007f]/.test(depois) && !DA_LINGUA.test(depois)) pontos -= 4;
    else if (MAIUSCULAS.test(sinal)) pontos += /\p{Ll}/u.test(antes) ? -2 : 2;
    else if (sinal === '—' && /\p{L}/u.test(antes)) pontos -= 1;
    else if (/[ªº°–—‘’“”…•€§²³£\u00a0]/.test(sinal)) pontos += 1;
    else pontos -= 2;
  }
  return pontos;
}

/**
 * UTF-16 is known by its mark or, without one, by the zero beside the first letter. Valid UTF-8 is UTF-8. All else is
 * what looks most like Portuguese: Windows-1252, which Excel in Brazil saves, an old Mac's, or UTF-8 with a broken letter.
 */
export function decodificar(bytes: Uint8Array, escolhida?: Codificacao): Texto {
  const como = (codificacao: Codificacao, certa = true): Texto => ({
    texto: com(bytes, codificacao),
    codificacao,
    certa,
  });
  if (escolhida) return como(escolhida);
  const [b0, b1] = bytes;
  if ((b0 === 0xfe && b1 === 0xff) || (b0 === 0 && b1 !== 0 && b1 !== undefined)) return como('utf-16be');
  if ((b0 === 0xff && b1 === 0xfe) || (b0 !== 0 && b1 === 0)) return como('utf-16le');
  try {
    return {
      texto: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      codificacao: 'utf-8',
      certa: true,
    };
  } catch {
    const pontosDe = (codificacao: Codificacao) => parecenca(com(bytes, codificacao));
    const notas = (['windows-1252', 'macintosh', 'utf-8'] as const)
      .map((codificacao) => ({ codificacao, pontos: pontosDe(codificacao) }))
      .toSorted((a, b) => b.pontos - a.pontos);
    const [melhor, segunda] = notas;
    const folga = (melhor?.pontos ?? 0) - Math.max(0, segunda?.pontos ?? 0);
    // Without a clear best one it is what most files are.
    return folga < CLARO ? como('windows-1252', false) : como(melhor?.codificacao ?? 'windows-1252');
  }
}

/** Text of the file. Throws ErroDoProduto when it is larger than the limit. */
export async function textoDoArquivo(arquivo: Blob, limites: Pick<Limites, 'megabytes'>): Promise<string> {
  conferirBytes(arquivo, limites);
  return decodificar(new Uint8Array(await arquivo.arrayBuffer())).texto;
}

/** Rows of a text as Papa reads them; of a very long one the first ones where only they matter. */
const emCelulas = (texto: string, delimiter: Separador, preview = 0) =>
  Papa.parse<string[]>(texto, { delimiter, newline: '\n', skipEmptyLines: false, preview });

const preenchida = (celulas: readonly string[]) => celulas.some((celula) => celula.trim() !== '');
/** The row up to its last cell that holds something. */
const semVaziasNoFim = (celulas: readonly string[]) =>
  celulas.slice(0, celulas.findLastIndex((celula) => celula.trim() !== '') + 1);

const TODOS = Object.keys(SEPARADORES) as Separador[];
const JULGADAS = 60;

/**
 * The delimiter with which the first row has most headings that the import knows. Among equals it is one that leaves
 * rows without content empty, makes columns, and no row longer than the first.
 */
function julgarSeparador(texto: string, formato: Formato): Separador {
  const notas = TODOS.map((separador) => {
    const linhas = emCelulas(texto, separador, JULGADAS).data.filter(preenchida).map(semVaziasNoFim);
    const primeira = linhas[0] ?? [];
    return {
      separador,
      // Each as a number of which less is better, the weightiest first.
      faltas: [
        -titulosConhecidos(primeira, formato),
        linhas.length,
        linhas.filter(({ length }) => length > primeira.length).length,
        primeira.length > 1 ? 0 : 1,
      ],
    };
  });
  const [melhor] = notas.toSorted(
    (a, b) => a.faltas.map((falta, i) => falta - (b.faltas[i] ?? 0)).find((d) => d !== 0) ?? 0,
  );
  return melhor?.separador ?? ';';
}

/** Excel's own first line, 'sep=;', which no spreadsheet shows as a row. */
const LINHA_SEP = /^"?sep=(.)"?[;,|\t]*(?:\n|$)/i;

/** What spreadsheets write where a value should be; '####' is a column that was too narrow. */
const ERRO_DA_CELULA =
  /^(#(N\/D|N\/A|DIV\/0!|VALOR!|VALUE!|REF!|NOME\?|NAME\?|NÚM!|NUM!|NULO!|NULL!|DESPEJAR!|SPILL!|CALC!)|#{3,}|Err:5\d\d)$/i;

/** Why a cell has no value that can be trusted; undefined where it has one. */
export function defeitoDoTexto(celula: string): string | undefined {
  const escrito = celula.trim();
  if (ERRO_DA_CELULA.test(escrito)) return `há um erro da planilha (${escrito.slice(0, 12)}).`;
  return escrito.includes('\ufffd') ? 'há uma letra que não se conseguiu ler (\ufffd).' : undefined;
}

/** The faults of a row's cells, where there are any. */
export function defeitosDe(celulas: readonly string[]): Pick<LinhaDaTabela, 'defeitos'> {
  const achados = celulas.flatMap((celula, i) => {
    const defeito = defeitoDoTexto(celula);
    return defeito ? [[i, defeito] as const] : [];
  });
  return achados.length > 0 ? { defeitos: Object.fromEntries(achados) } : {};
}

function recusaDasAspas(texto: string, erros: readonly Papa.ParseError[]): string | undefined {
  const erro = erros.find(({ type }) => type === 'Quotes');
  if (!erro) return undefined;
  const comeco = texto
    .slice(erro.index ?? 0)
    .split('\n', 1)[0]
    ?.slice(0, 40);
  const linha = `Linha ${((erro.row ?? 0) + 1).toLocaleString('pt-BR')}`;
  return erro.code === 'MissingQuotes'
    ? `${linha}: a aspa antes de «${comeco}» foi aberta e não fechada, e o resto ficaria dentro de uma célula. Feche ou apague a aspa.`
    : `${linha}: em «${comeco}» uma aspa fecha a célula antes do fim. Apague as aspas ou escreva-as em dobro.`;
}

/** A quoted cell whose lines look like rows may have swallowed them. */
function engolidas(linhas: readonly LinhaDaTabela[], separador: Separador): string[] {
  const largura = linhas[0]?.celulas.length ?? 0;
  if (largura < 2) return [];
  return linhas.flatMap(({ numero, celulas }) =>
    celulas.some(
      (celula) =>
        celula.includes('\n') && celula.split('\n').some((linha) => linha.split(separador).length >= largura),
    )
      ? [
          `${asLinhas([numero])}: uma célula entre aspas junta linhas que parecem ser da tabela. Confira as aspas.`,
        ]
      : [],
  );
}

/** Rows of a text. One whose quotation marks leave open where a cell ends is refused, as is one that is too long. */
export function lerTabela(original: string, formato: Formato, escolhas: Escolhas = {}): Tabela {
  if (original.includes('\0')) throw new ErroDoProduto(ILEGIVEL);
  const inteiro = original.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const sep = LINHA_SEP.exec(inteiro);
  const texto = sep ? inteiro.slice(sep[0].length) : inteiro;
  const pedido = TODOS.find((separador) => separador === sep?.[1]);
  if (sep && !pedido && !escolhas.separador)
    throw new ErroDoProduto(
      `A primeira linha pede o separador "${sep[1]}". Use ponto e vírgula, vírgula, barra ou tabulação.`,
    );
  const separador = escolhas.separador ?? pedido ?? julgarSeparador(texto, formato);
  const { data, errors } = emCelulas(texto, separador);
  const recusa = recusaDasAspas(texto, errors);
  const cheias: { numero: number; celulas: readonly string[] }[] = [];
  data.forEach((todas, i) => {
    const celulas = semVaziasNoFim(todas);
    if (celulas.length > 0) cheias.push({ numero: i + 1, celulas });
  });
  const tabela = tabelaDentroDosLimites(
    { linhas: cheias, separador, avisos: [], ...(recusa !== undefined && { recusa }) },
    formato,
  );
  const linhas = conferirLinhas(tabela.linhas, separador, formato);
  return { ...tabela, linhas, avisos: engolidas(linhas, separador) };
}

/** Without headings the first row says nothing of the others; with them a longer row has its cells elsewhere. */
function conferirLinhas(
  linhas: readonly LinhaDaTabela[],
  separador: Separador,
  formato: Formato,
): LinhaDaTabela[] {
  const titulos = linhas[0]?.celulas ?? [];
  const largura = titulosConhecidos(titulos, formato) > 0 ? titulos.length : Infinity;
  return linhas.map((linha) => ({
    ...linha,
    ...defeitosDe(linha.celulas),
    ...(linha.celulas.length > largura && {
      recusa: `tem ${linha.celulas.length} células, e a primeira linha tem ${largura}. Se o texto de uma célula tem "${separador}", ponha-o entre aspas.`,
    }),
  }));
}

/** Starts of files that people take for spreadsheets, and what to do with them. */
const OUTROS_ARQUIVOS: readonly (readonly [comeco: string, frase: string])[] = [
  [
    '\u00d0\u00cf\u0011\u00e0',
    'É uma planilha antiga (.xls) ou protegida por senha. Abra-a e salve como .xlsx, sem senha.',
  ],
  ['%PDF', 'É um PDF. Salve a planilha como .xlsx ou .csv.'],
  ['{\\rtf', 'É um documento de texto. Salve a tabela como .xlsx ou .csv.'],
];

/** Rows of a text file, which its bytes tell from a spreadsheet; its name may say anything. */
export function lerTextoDoArquivo(bytes: Uint8Array, formato: Formato, escolhas: Escolhas = {}): Tabela {
  const comeco = String.fromCharCode(...bytes.subarray(0, 8));
  const outro = OUTROS_ARQUIVOS.find(([sinais]) => comeco.startsWith(sinais));
  if (outro) throw new ErroDoProduto(outro[1]);
  const { texto, codificacao, certa } = decodificar(bytes, escolhas.codificacao);
  if (/^\s*<(\?xml|!doctype|html|table|meta)/i.test(texto))
    throw new ErroDoProduto('É uma página da internet salva como planilha. Abra-a e salve como .xlsx.');
  const tabela = lerTabela(texto, formato, escolhas);
  return {
    ...tabela,
    codificacao,
    avisos: [
      ...(certa
        ? []
        : [
            'Não há certeza de como os acentos estão gravados. Confira as linhas abaixo e, se preciso, escolha outros.',
          ]),
      ...tabela.avisos,
    ],
  };
}

/** Rows pasted into a field, within the same limits. */
export function lerColado(texto: string, formato: Formato, escolhas: Escolhas = {}): Tabela {
  conferirBytes({ size: texto.length }, formato.limites);
  return lerTabela(texto, formato, escolhas);
}
