/** Pixels of the chart. */
export const ALTURA_DO_GRAFICO = 240;
