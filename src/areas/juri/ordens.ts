/** By what the leaderboard is sorted. */
export const ORDENS = {
  normalizada: 'Júri normalizado',
  juri: 'Júri',
  autoavaliacao: 'Autoavaliação',
  diferenca: 'Diferença entre avaliadores',
} as const;
export type Ordem = keyof typeof ORDENS;
export const ehOrdem = (texto: string | null): texto is Ordem =>
  texto !== null && Object.hasOwn(ORDENS, texto);
