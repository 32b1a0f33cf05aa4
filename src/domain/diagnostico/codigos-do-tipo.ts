/** Codes of the four answer types (part 3 §3). Apart from their schemas, which the visitors' page does without. */
export const TEXTO = 1;
export const ESCALA = 2;
export const CAIXAS = 3;
export const ESCOLHA_UNICA = 4;

/** A scale goes from 1 to this (part 3 §9). */
export const PONTOS_DA_ESCALA = 10;
