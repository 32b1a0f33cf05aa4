/** Codes of the answer types (part 3 §3, decisions Q361). Apart from their schemas, which the visitors' page does without. */
export const TEXTO = 1;
export const ESCALA = 2;
export const CAIXAS = 3;
export const ESCOLHA_UNICA = 4;
export const NUMERO = 5;
export const DIA = 6;
export const MATRIZ = 7;

export const CODIGOS_DO_TIPO = [TEXTO, ESCALA, CAIXAS, ESCOLHA_UNICA, NUMERO, DIA, MATRIZ] as const;
export type CodigoDoTipo = (typeof CODIGOS_DO_TIPO)[number];

/** A scale goes from 1 to this (part 3 §9). */
export const PONTOS_DA_ESCALA = 10;
/** The farthest that a number may be from 0, and its digits after the comma: together a float holds them exactly. */
export const MAIOR_NUMERO = 1e12;
export const MAIS_CASAS = 3;
/** Statements of a matrix, and letters of one. */
export const MAXIMO_DE_LINHAS = 30;
export const MAXIMO_DA_LINHA = 200;
/** Letters of an answer that is written beside the options. */
export const MAXIMO_DO_OUTRO = 300;
