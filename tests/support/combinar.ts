/** Every choice of one value of each: `combinar({ a: [1, undefined], b: [2] })` → `[{ a: 1, b: 2 }, { b: 2 }]`. */
export const combinar = <T extends object>(campos: {
  [K in keyof T]-?: readonly (T[K] | undefined)[];
}): Partial<T>[] =>
  Object.entries<readonly unknown[]>(campos).reduce<Partial<T>[]>(
    (ate, [campo, valores]) =>
      ate.flatMap((antes) =>
        valores.map((valor) => (valor === undefined ? antes : { ...antes, [campo]: valor })),
      ),
    [{}],
  );
