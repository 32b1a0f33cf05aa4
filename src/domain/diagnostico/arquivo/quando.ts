/**
 * Conditions of other products as far as they are simple (decisions Q302): comparisons of an earlier question with one
 * value, all joined by 'and' or all by 'or'. Anything else is not understood by halves: it stays behind and is named.
 */
import type { ComoSeCompara, Ligacao } from '../condicoes';

/** `codigo` is the answer as that product stores it. */
export interface Termo {
  chave: string;
  como: ComoSeCompara;
  codigo: string;
  /** It was said of what lies beyond, and holds of whole numbers alone. */
  estrito?: boolean;
}
export interface Quando {
  liga: Ligacao;
  termos: Termo[];
}

const COMO: Readonly<Record<string, ComoSeCompara>> = {
  '=': 'igual',
  '==': 'igual',
  equal: 'igual',
  eq: 'igual',
  contains: 'contem',
  '>=': 'aoMenos',
  greaterorequal: 'aoMenos',
  ge: 'aoMenos',
  '>': 'aoMenos',
  greater: 'aoMenos',
  gt: 'aoMenos',
  '<=': 'noMaximo',
  lessorequal: 'noMaximo',
  le: 'noMaximo',
  '<': 'noMaximo',
  less: 'noMaximo',
  lt: 'noMaximo',
};
const DEPOIS_DE = ['>', 'greater', 'gt'];
const ANTES_DE = ['<', 'less', 'lt'];
const COMPARADA = /^(notempty|[<>=!]+|[a-z]+)\s*(?:'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?|true|false))?$/i;

/** 'notempty', or a comparison and its value; null of anything else. */
function termo(chave: string, resto: string): Termo | null {
  const [, sinal = '', simples, duplas, solto] = COMPARADA.exec(resto.trim()) ?? [];
  const valor = simples ?? duplas ?? solto;
  if (sinal.toLowerCase() === 'notempty')
    return valor === undefined ? { chave, como: 'respondida', codigo: '' } : null;
  const nome = sinal.toLowerCase();
  const como = Object.hasOwn(COMO, nome) ? COMO[nome] : undefined;
  if (!como || valor === undefined || valor === '') return null;
  if (como !== 'aoMenos' && como !== 'noMaximo') return { chave, como, codigo: valor };
  const passo = DEPOIS_DE.includes(nome) ? 1 : ANTES_DE.includes(nome) ? -1 : 0;
  // 'More than 9' is 'at least 10' of whole numbers alone; `estrito` says so to what puts it on a question.
  if (!(passo === 0 ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/).test(valor)) return null;
  return { chave, como, codigo: String(Number(valor) + passo), ...(passo === 0 ? {} : { estrito: true }) };
}

/** The parts of an expression and how they are joined; null where both ways are in it. */
function partes(expressao: string): { liga: Ligacao; textos: string[] } | null {
  const e = expressao.split(/\s+(?:and|&&)\s+/i);
  const ou = expressao.split(/\s+(?:or|\|\|)\s+/i);
  if (e.length > 1 && ou.length > 1) return null;
  return ou.length > 1 ? { liga: 'qualquer', textos: ou } : { liga: 'todas', textos: e };
}

function lida(expressao: string, umTermo: (texto: string) => Termo | null): Quando | null {
  const dividida = partes(expressao);
  const termos = dividida?.textos.map((texto) => umTermo(texto.trim()));
  return dividida && termos?.every((um) => um !== null) ? { liga: dividida.liga, termos } : null;
}

/** `{setor} = 'A' and {nota} >= 7`. */
export const quandoDoSurveyJS = (expressao: string): Quando | null =>
  lida(expressao, (texto) => {
    const [, chave, resto] = /^\{([^{}]+)\}\s*(.+)$/.exec(texto) ?? [];
    return chave === undefined || resto === undefined ? null : termo(chave.trim(), resto);
  });

/** `((Q1.NAOK == "A1" and !is_empty(Q2)))`. Parentheses of parts joined one way say nothing. */
export const quandoDoLimeSurvey = (expressao: string): Quando | null =>
  lida(
    expressao.replaceAll(/!\s*is_empty\(\s*(\w+)(?:\.\w+)?\s*\)/g, ' $1 notempty ').replaceAll(/[()]/g, ' '),
    (texto) => {
      const [, chave, resto] = /^([A-Za-z]\w*)(?:\.NAOK)?\s*(.+)$/.exec(texto) ?? [];
      return chave === undefined || resto === undefined ? null : termo(chave, resto);
    },
  );

/** Several that must all hold, as those of a page, a panel and a question; null where they cannot be said as one. */
export function todosOsQuandos(quandos: readonly (Quando | null)[]): Quando | null {
  const [primeiro, ...outros] = quandos;
  if (!primeiro || outros.length === 0) return primeiro ?? null;
  const termos = quandos.flatMap((um) =>
    um && (um.liga === 'todas' || um.termos.length === 1) ? um.termos : [null],
  );
  return termos.every((um) => um !== null) ? { liga: 'todas', termos } : null;
}
