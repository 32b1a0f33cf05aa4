/**
 * The people who find a record in lists: only its author (RASCUNHO), author and participants (PRIVADA), everybody (PUBLICA),
 * nobody (REMOVIDA). The four exclude each other, so list queries and totals never count one twice.
 */
export const VISIBILIDADES = ['RASCUNHO', 'PRIVADA', 'PUBLICA', 'REMOVIDA'] as const;
export type Visibilidade = (typeof VISIBILIDADES)[number];
