/** What becomes of companies in these phases when they are brought to one: how many leave each, and how many stay. */
export function previa(atuais: readonly number[], para: number) {
  const porFase = new Map<number, number>();
  for (const fase of atuais) porFase.set(fase, (porFase.get(fase) ?? 0) + 1);
  return {
    saem: [...porFase].filter(([fase]) => fase !== para).map(([fase, quantas]) => ({ fase, quantas })),
    ficam: porFase.get(para) ?? 0,
  };
}

/** The phase after the last one that any of them stands in, among those one may choose; else the last of these. */
export function faseSeguinte(fases: readonly { id: number }[], atuais: readonly number[]): number {
  const ultima = Math.max(...atuais.map((fase) => fases.findIndex(({ id }) => id === fase)));
  return (fases[ultima + 1] ?? fases.at(-1))?.id ?? 0;
}
