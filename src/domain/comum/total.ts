/** How many records a list holds; `aoMenos` where counting stopped at the limit of the rules. */
export type Total = number | { readonly aoMenos: number };

const numeroDe = (total: Total) => (typeof total === 'number' ? total : total.aoMenos);

/** Exact only if every part is. */
export function somaDosTotais(...totais: readonly Total[]): Total {
  const soma = totais.reduce<number>((ate, total) => ate + numeroDe(total), 0);
  return totais.every((total) => typeof total === 'number') ? soma : { aoMenos: soma };
}
