/**
 * Which evaluators score which companies (decisions P340). The same seed, people, companies and conflicts deal the same,
 * in whatever order they come. Loads are as even as conflicts allow: a seat goes to the evaluator who has least, through
 * seats that others can pass on (an optimal semi-matching). Without conflicts nobody has two more than anybody.
 */

export interface Sorteio {
  avaliadores: readonly string[];
  empresas: readonly string[];
  /** Evaluators per company; null for all of them. */
  porEmpresa: number | null;
  semente: number;
  /** True iff the evaluator may not have the company. */
  impedido: (avaliador: string, empresa: string) => boolean;
  /** Seats that stay, by company: of somebody who began, or dealt before. Those of an impeded evaluator do not. */
  fixos?: Readonly<Record<string, readonly string[]>>;
  /** Seats that evaluators have beside this deal: each is as much work as one of it. */
  cargas?: readonly string[];
}

export interface Distribuicao {
  /** Evaluators by company, in order of their ids. */
  lugares: Record<string, string[]>;
  /** Companies that lack evaluators without a conflict, and how many. */
  faltam: { empresa: string; quantos: number }[];
}

/** FNV-1a over the seed and the id: where the id stands in this deal. */
function lugarNoSorteio(semente: number, id: string): number {
  let h = 0x81_1c_9d_c5;
  for (const letra of `${semente}:${id}`) {
    h ^= letra.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01_00_01_93) >>> 0;
  }
  // The last letters alone would move ids by little.
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c_1b_3c_6d) >>> 0;
  return (h ^ (h >>> 12)) >>> 0;
}

const emOrdem = (semente: number, ids: readonly string[]): string[] =>
  [...new Set(ids)].toSorted(
    (a, b) => lugarNoSorteio(semente, a) - lugarNoSorteio(semente, b) || (a < b ? -1 : 1),
  );

/** What is being dealt: who may have what, who has what, and which seats stay. */
interface Mesa {
  ordem: readonly string[];
  podem: ReadonlyMap<string, readonly string[]>;
  tem: Map<string, Set<string>>;
  fixos: ReadonlyMap<string, ReadonlySet<string>>;
  cargas: Map<string, number>;
}

/**
 * Gives the company one more evaluator: the one with the lowest load that it reaches. An evaluator who may have it is
 * reached, and so is whoever could take another seat over from somebody reached. The seats on the way are passed on.
 */
function darLugar({ ordem, podem, tem, fixos, cargas }: Mesa, empresa: string): boolean {
  const carga = (avaliador: string) => cargas.get(avaliador) ?? 0;
  const menor = Math.min(...ordem.map(carga));
  /** How each evaluator was reached: through a seat in `empresa` that `de` passes on; the first have no `de`. */
  const chegada = new Map<string, { empresa: string; de: string | undefined }>();
  const vistas = new Set<string>([empresa]);
  const fila: string[] = [];
  const alcancar = (qual: string, de: string | undefined) => {
    for (const avaliador of podem.get(qual) ?? []) {
      if (chegada.has(avaliador) || tem.get(qual)?.has(avaliador)) continue;
      chegada.set(avaliador, { empresa: qual, de });
      fila.push(avaliador);
    }
  };
  alcancar(empresa, undefined);
  for (let i = 0; i < fila.length; i += 1) {
    const avaliador = fila[i];
    if (avaliador === undefined || carga(avaliador) === menor) break;
    for (const [qual, dela] of tem) {
      if (vistas.has(qual) || !dela.has(avaliador) || fixos.get(qual)?.has(avaliador)) continue;
      vistas.add(qual);
      alcancar(qual, avaliador);
    }
  }
  const [primeiro] = fila;
  if (primeiro === undefined) return false;
  // The nearest of the lowest loads: nothing is passed on without need.
  let quem = fila.reduce((melhor, um) => (carga(um) < carga(melhor) ? um : melhor), primeiro);
  cargas.set(quem, carga(quem) + 1);
  for (;;) {
    const passo = chegada.get(quem);
    if (!passo) return true;
    tem.get(passo.empresa)?.add(quem);
    if (passo.de === undefined) return true;
    tem.get(passo.empresa)?.delete(passo.de);
    quem = passo.de;
  }
}

export function distribuir(sorteio: Sorteio): Distribuicao {
  const { porEmpresa, semente, impedido, fixos = {}, cargas = [] } = sorteio;
  const ordem = emOrdem(semente, sorteio.avaliadores);
  const empresas = emOrdem(semente, sorteio.empresas);
  const podem = new Map(empresas.map((empresa) => [empresa, ordem.filter((um) => !impedido(um, empresa))]));
  const ficam = (empresa: string) =>
    (Object.hasOwn(fixos, empresa) ? (fixos[empresa] ?? []) : []).filter((um) =>
      podem.get(empresa)?.includes(um),
    );
  const mesa: Mesa = {
    ordem,
    podem,
    tem: new Map(empresas.map((empresa) => [empresa, new Set(ficam(empresa))])),
    fixos: new Map(empresas.map((empresa) => [empresa, new Set(ficam(empresa))])),
    cargas: new Map(),
  };
  for (const dela of [...mesa.tem.values(), cargas])
    for (const um of dela) mesa.cargas.set(um, (mesa.cargas.get(um) ?? 0) + 1);
  const faltam: Distribuicao['faltam'] = [];
  for (const empresa of empresas) {
    const quantos = porEmpresa ?? ordem.length;
    while ((mesa.tem.get(empresa)?.size ?? 0) < quantos && darLugar(mesa, empresa));
    const falta = quantos - (mesa.tem.get(empresa)?.size ?? 0);
    // All evaluators means all who may.
    if (porEmpresa === null ? mesa.tem.get(empresa)?.size === 0 : falta > 0)
      faltam.push({ empresa, quantos: porEmpresa === null ? 1 : falta });
  }
  return {
    lugares: Object.fromEntries(
      [...mesa.tem].map(([empresa, dela]): [string, string[]] => [empresa, [...dela].toSorted()]),
    ),
    faltam: faltam.toSorted((a, b) => (a.empresa < b.empresa ? -1 : 1)),
  };
}
