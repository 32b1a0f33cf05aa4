/** How a place in a ranking moved since the day before (part 2 §3, `fromLastUpdate`). */
export const TENDENCIAS = ['INCREASED', 'DECREASED', 'NOT_CHANGED'] as const;
export type Tendencia = (typeof TENDENCIAS)[number];
