/** Fills of charts and highlights, never text. Apart from cores.ts, which the first load carries. */

/** The three report colours as they are (part 3 §9). */
export const DESTAQUES = { teal: '#68C2C1', pink: '#E9457A', orange: '#EF7A5C' } as const;

/** Slices of a chart: those three, then others that differ from them. Literal, because a saved picture knows no variables. */
export const FATIAS: readonly string[] = [
  ...Object.values(DESTAQUES),
  '#8393f0',
  '#c47dc8',
  '#bc953e',
  '#60b078',
  '#aca7a0',
];
