/** Repeatable chance: the same seed gives the same demo on every machine. */
export interface Sorteio {
  /** Whole number from `de` to `ate`, both included. */
  inteiro: (de: number, ate: number) => number;
  chance: (probabilidade: number) => boolean;
  um: <T>(itens: readonly T[]) => T;
  /** Up to `quantos` different items, in random order. */
  varios: <T>(itens: readonly T[], quantos: number) => T[];
}

/** mulberry32: small, fast and good enough for made-up data. */
export function sorteioDe(semente: number): Sorteio {
  let estado = semente;
  const proximo = () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const inteiro = (de: number, ate: number) => de + Math.floor(proximo() * (ate - de + 1));
  const um = <T>(itens: readonly T[]): T => {
    const item = itens[inteiro(0, itens.length - 1)];
    if (item === undefined) throw new Error('sorteio de uma lista vazia');
    return item;
  };
  const varios = <T>(itens: readonly T[], quantos: number) => {
    const restantes = [...itens];
    return Array.from({ length: Math.min(quantos, itens.length) }, () => {
      const [item] = restantes.splice(inteiro(0, restantes.length - 1), 1);
      return item as T;
    });
  };
  return { inteiro, chance: (probabilidade) => proximo() < probabilidade, um, varios };
}
