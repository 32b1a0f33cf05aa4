/**
 * Companies that share an administrator, also by a third one, are one party: it would count twice (decisions P196).
 */

/** Of each party the first company by its id. */
export function umaDeCada<T extends { idEmpresa: string }>(
  empresas: readonly T[],
  administradores: (empresa: T) => readonly string[],
): T[] {
  const partes: { empresa: T; quem: Set<string> }[] = [];
  for (const empresa of empresas.toSorted((a, b) => (a.idEmpresa < b.idEmpresa ? -1 : 1))) {
    const quem = new Set(administradores(empresa).map((um) => um.toLowerCase()));
    const iguais = partes.filter((parte) => [...quem].some((um) => parte.quem.has(um)));
    const [primeira, ...outras] = iguais;
    if (!primeira) {
      partes.push({ empresa, quem });
      continue;
    }
    for (const um of [...quem, ...outras.flatMap((outra) => [...outra.quem])]) primeira.quem.add(um);
    for (const outra of outras) partes.splice(partes.indexOf(outra), 1);
  }
  return partes.map(({ empresa }) => empresa);
}
