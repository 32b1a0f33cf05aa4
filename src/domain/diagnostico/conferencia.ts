/**
 * The spreadsheet of an interview against what is stored of a company in a questionnaire: answers, means and evaluators'
 * means (part 3 §2, decisions P6, Q290). Values are in hundredths. Nothing is written.
 */
import {
  emUmaLinha,
  type Formato,
  frasesDaLinha,
  type LinhaDaTabela,
  lerTitulos,
  numeroDaCelula,
  semApostrofo,
  tituloDaColuna,
} from '@/domain/comum/planilha';
import { MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from './grupo';

/** A row for each question, each group and the whole. */
export const MAXIMO_DE_LINHAS = MAXIMO_DE_PERGUNTAS + MAXIMO_DE_GRUPOS + 1;
/** Group of the row that holds the means of the company. */
export const GERAL = 'Média geral';
/** Highest value of a cell, in hundredths: means go up to 100. */
const MAIOR = 100_00;
const MENOR = -1_00;

export const MEDIDAS = ['autoavaliacao', 'entrevista'] as const;
/** What the respondents said of themselves, and what the evaluators found. */
export type Medida = (typeof MEDIDAS)[number];
export const ROTULO_DA_MEDIDA: Record<Medida, string> = {
  autoavaliacao: 'Autoavaliação',
  entrevista: 'Entrevista',
};

const TITULOS = { grupo: 'Grupo', pergunta: 'Pergunta', ...ROTULO_DA_MEDIDA } as const;
type Coluna = keyof typeof TITULOS;
const COLUNAS = Object.keys(TITULOS) as Coluna[];
const apelidosDe = (coluna: Coluna) => [tituloDaColuna(TITULOS[coluna])];
export const FORMATO_DA_CONFERENCIA: Formato = {
  limites: { megabytes: 5, linhas: MAXIMO_DE_LINHAS, oQue: 'valores' },
  apelidos: COLUNAS.map(apelidosDe),
};
export const TITULOS_DA_ENTREVISTA: readonly string[] = Object.values(TITULOS);

type Valores = Record<Medida, number | null>;

/** A row of the spreadsheet; `pergunta` is '' in that of a group. */
export interface LinhaDaEntrevista extends Valores {
  /** As the spreadsheet numbers it: the titles are line 1. */
  linha: number;
  grupo: string;
  pergunta: string;
}

export interface EntrevistaLida {
  linhas: LinhaDaEntrevista[];
  /** 'Linha 3, coluna Entrevista: …'; with one of them nothing is compared. */
  problemas: string[];
  /** What is not read of all rows. */
  fora: readonly string[];
}

const chaveDe = ({ grupo, pergunta }: { grupo: string; pergunta: string }) =>
  JSON.stringify([tituloDaColuna(grupo), tituloDaColuna(pergunta)]);

/** Hundredths of a cell; null of an empty one, a sentence of anything else. A mean goes to 100, so it may be per cent. */
function valorDa(celula: string, media: boolean): number | null | string {
  const escrito = semApostrofo(celula);
  if (escrito === '') return null;
  if (escrito.startsWith('=')) return 'há uma fórmula. Copie só os valores.';
  const numero = numeroDaCelula(media ? escrito.replace(/\s*%$/, '') : escrito);
  if (typeof numero === 'string') return numero;
  const lido = Math.round(numero * 100);
  return lido < MENOR || lido > MAIOR ? 'use um número de -1 a 100.' : lido;
}

/** Rows of a table, the titles first. A row without a group belongs to that of the row above, as in merged cells. */
export function lerEntrevista(tabela: readonly LinhaDaTabela[]): EntrevistaLida {
  const { onde, corpo, fora } = lerTitulos(tabela, COLUNAS, apelidosDe);
  if (!onde.has('grupo') || !MEDIDAS.some((medida) => onde.has(medida)))
    return {
      linhas: [],
      problemas: [
        `Linha ${tabela[0]?.numero ?? 1}: os títulos são Grupo, Pergunta, Autoavaliação e Entrevista. Grupo e um dos dois últimos são necessários.`,
      ],
      fora: [],
    };
  const lida: EntrevistaLida = { linhas: [], problemas: [], fora };
  const vistas = new Map<string, number>();
  let grupo = '';
  for (const daTabela of corpo) {
    const { numero } = daTabela;
    const de = (coluna: Coluna) => emUmaLinha(daTabela.celulas[onde.get(coluna) ?? -1] ?? '');
    const pergunta = semApostrofo(de('pergunta'));
    grupo = semApostrofo(de('grupo')) || (pergunta ? grupo : '');
    const defeitos = frasesDaLinha(daTabela, onde, TITULOS);
    lida.problemas.push(...defeitos);
    if (defeitos.length > 0) continue;
    const valores: Valores = { autoavaliacao: null, entrevista: null };
    const recusar = (coluna: Coluna, motivo: string) =>
      lida.problemas.push(`Linha ${numero}, coluna ${TITULOS[coluna]}: ${motivo}`);
    if (grupo === '') recusar('grupo', 'a célula está vazia.');
    if (grupo.length > MAIOR_NOME) recusar('grupo', 'o nome é longo demais para ser de um grupo.');
    if (pergunta.length > MAIOR_NOME) recusar('pergunta', 'o texto é longo demais para ser de uma pergunta.');
    for (const medida of MEDIDAS) {
      const valor = valorDa(de(medida), pergunta === '');
      if (typeof valor === 'string') recusar(medida, valor);
      else valores[medida] = valor;
    }
    const antes = vistas.get(chaveDe({ grupo, pergunta }));
    if (antes !== undefined) recusar(pergunta ? 'pergunta' : 'grupo', `repete a linha ${antes}.`);
    vistas.set(chaveDe({ grupo, pergunta }), numero);
    lida.linhas.push({ linha: numero, grupo, pergunta, ...valores });
  }
  if (lida.linhas.length === 0 && lida.problemas.length === 0)
    lida.problemas.push('Não há valores abaixo dos títulos.');
  return lida;
}
/** No name of the product is longer; a callable takes no more. */
export const MAIOR_NOME = 300;

/** What is stored of the company: groups in the order of answering, each with its questions. */
export interface Guardado extends Valores {
  grupos: readonly (Valores & {
    nome: string;
    /** `valor`: mean of the answers as they were given; null where none has a number. */
    perguntas: readonly { nome: string; valor: number | null }[];
  })[];
}

export const SITUACOES_DA_CONFERENCIA = ['diferente', 'faltaNaPlanilha', 'faltaNoSistema', 'igual'] as const;
export type SituacaoConferida = (typeof SITUACOES_DA_CONFERENCIA)[number];
export const ROTULO_DO_CONFERIDO: Record<SituacaoConferida, string> = {
  diferente: 'Diferente',
  faltaNaPlanilha: 'Falta na planilha',
  faltaNoSistema: 'Falta no sistema',
  igual: 'Igual',
};

/** One value of a row, on both sides. */
export interface Conferido {
  /** Null where the spreadsheet has no such row. */
  linha: number | null;
  grupo: string;
  pergunta: string;
  medida: Medida;
  naPlanilha: number | null;
  guardado: number | null;
  situacao: SituacaoConferida;
}

function situacaoDe(naPlanilha: number | null, guardado: number | null): SituacaoConferida {
  if (naPlanilha === guardado) return 'igual';
  if (naPlanilha === null) return 'faltaNaPlanilha';
  return guardado === null ? 'faltaNoSistema' : 'diferente';
}

/** Every row there is something to say of: those of the questionnaire in its order, then those it does not know. */
export function conferir(linhas: readonly LinhaDaEntrevista[], guardado: Guardado): Conferido[] {
  const daPlanilha = new Map(linhas.map((linha) => [chaveDe(linha), linha]));
  const conferidos: Conferido[] = [];
  const comparar = (grupo: string, pergunta: string, valores: Valores) => {
    const chave = chaveDe({ grupo, pergunta });
    const linha = daPlanilha.get(chave);
    daPlanilha.delete(chave);
    for (const medida of MEDIDAS) {
      const naPlanilha = linha?.[medida] ?? null;
      if (naPlanilha === null && valores[medida] === null) continue;
      conferidos.push({
        linha: linha?.linha ?? null,
        grupo,
        pergunta,
        medida,
        naPlanilha,
        guardado: valores[medida],
        situacao: situacaoDe(naPlanilha, valores[medida]),
      });
    }
  };
  for (const { nome, perguntas, ...doGrupo } of guardado.grupos) {
    comparar(nome, '', doGrupo);
    for (const pergunta of perguntas)
      // Evaluators score groups, and no question.
      comparar(nome, pergunta.nome, { autoavaliacao: pergunta.valor, entrevista: null });
  }
  comparar(GERAL, '', guardado);
  for (const { grupo, pergunta } of daPlanilha.values())
    comparar(grupo, pergunta, { autoavaliacao: null, entrevista: null });
  return conferidos;
}

/** A cell of a file: the number, or nothing. */
const celula = (valor: number | null) => (valor === null ? '' : valor / 100);

/** Rows of the file of differences: everything that is not equal. */
export const linhasDasDiferencas = (conferidos: readonly Conferido[]): (string | number)[][] => [
  ['Linha', 'Grupo', 'Pergunta', 'Valor', 'Na planilha', 'No sistema', 'Situação'],
  ...conferidos
    .filter(({ situacao }) => situacao !== 'igual')
    .map(({ linha, grupo, pergunta, medida, naPlanilha, guardado, situacao }) => [
      linha ?? '',
      grupo,
      pergunta,
      ROTULO_DA_MEDIDA[medida],
      celula(naPlanilha),
      celula(guardado),
      ROTULO_DO_CONFERIDO[situacao],
    ]),
];

/** Rows of the empty spreadsheet: every group and question of the questionnaire, to be filled in. */
export const linhasDoModelo = (
  grupos: readonly { nome: string; perguntas: readonly string[] }[],
): string[][] => [
  [...TITULOS_DA_ENTREVISTA],
  ...grupos.flatMap(({ nome, perguntas }) => [
    [nome, '', '', ''],
    ...perguntas.map((pergunta) => [nome, pergunta, '', '']),
  ]),
  [GERAL, '', '', ''],
];
