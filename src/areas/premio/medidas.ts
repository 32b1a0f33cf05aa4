/** Pixels of a chart. */
export const ALTURA = 280;
