/** A query as plain data: what areas list, and what an index is looked for. */

export type Operador = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
export type Filtro =
  | { campo: string; op: Operador; valor: unknown }
  | { ou: readonly Filtro[] }
  | { e: readonly Filtro[] };
export interface Ordem {
  campo: string;
  direcao: 'asc' | 'desc';
}
export interface Consulta {
  filtros: readonly Filtro[];
  ordem?: readonly Ordem[];
}

/** Order by a column as the database is asked: a name by its copy without accents and capitals (busca.ts, emOrdem). */
export const pelaColuna = ({ campo, direcao }: Ordem): Ordem => ({
  campo: campo === 'nome' || campo === 'nomeFantasia' ? 'nomeEmOrdem' : campo,
  direcao,
});

export const igual = (campo: string, valor: unknown): Filtro => ({ campo, op: '==', valor });
export const contem = (campo: string, valor: unknown): Filtro => ({ campo, op: 'array-contains', valor });
export const contemAlgum = (campo: string, valor: readonly unknown[]): Filtro => ({
  campo,
  op: 'array-contains-any',
  valor,
});
export const umDe = (campo: string, valor: readonly unknown[]): Filtro => ({ campo, op: 'in', valor });
export const ou = (...filtros: Filtro[]): Filtro => ({ ou: filtros });
export const e = (...filtros: Filtro[]): Filtro => ({ e: filtros });
