import { useEffect, useState } from 'react';

/** Rows that fill a tall screen. */
const PRIMEIRAS = 30;

/**
 * A long list drawn in two steps: the rows in sight at once, those below them a moment later. The old rows stand
 * there until then, so nothing jumps. Draw the two parts in two elements: React moves the fewest rows so. Keeps
 * sorting 250 rows under a tenth of a second on a slow machine (decisions T201).
 */
export function useAosPoucos<T extends { id: string }>(itens: readonly T[]): [readonly T[], readonly T[]] {
  const [desenhados, setDesenhados] = useState<readonly T[]>([]);
  useEffect(() => {
    const espera = setTimeout(() => setDesenhados(itens), 50);
    return () => clearTimeout(espera);
  }, [itens]);

  const primeiras = itens.slice(0, PRIMEIRAS);
  if (desenhados === itens) return [primeiras, itens.slice(PRIMEIRAS)];
  const emCima = new Set(primeiras.map(({ id }) => id));
  return [primeiras, desenhados.slice(PRIMEIRAS).filter(({ id }) => !emCima.has(id))];
}
