/** Apart from the rows and their schemas, which no screen loads (premio.ts). */

/** What companies are counted by. */
export const FACETAS = [
  'dia',
  'porte',
  'numeroColaboradores',
  'categoria',
  'estado',
  'regiao',
  'embaixador',
  'embaixadorPessoa',
] as const;
export type Faceta = (typeof FACETAS)[number];
