/**
 * How much a company may be told of the others (decisions Q234). Its people know their own means, so only others count.
 * From means of two cuts that share companies a third one follows: all companies without those of a size are the rest.
 * So a cut is told only where no sum of what was told, with whatever factors, is of one to four companies.
 */
import { agrupar } from '@/domain/comum/agrupar';
import { type CorteDito, type EmpresaContada, MINIMO_DO_CORTE } from './benchmark';
import { mediaDe } from './pontuacao';

/** Companies that are in the same cuts. */
export interface Celula {
  cortes: readonly string[];
  n: number;
  /** Of their means in each group. */
  somas: Readonly<Record<string, number>>;
}

/** The companies that have a mean in each of these groups, by the cuts that they are in. */
export function celulasDe(empresas: readonly EmpresaContada[], grupos: readonly string[]): Celula[] {
  const inteiras = empresas.filter((uma) => grupos.every((grupo) => uma.grupos[grupo] !== undefined));
  return [...agrupar(inteiras, ({ cortes }) => JSON.stringify(cortes)).values()].map((delas) => ({
    cortes: delas[0]?.cortes ?? [],
    n: delas.length,
    somas: Object.fromEntries(
      grupos.map((grupo) => [grupo, delas.reduce((soma, uma) => soma + (uma.grupos[grupo] ?? 0), 0)]),
    ),
  }));
}

/** The cells without one company that is in them. */
export const semEla = (celulas: readonly Celula[], { cortes, grupos }: EmpresaContada): Celula[] =>
  celulas.map((celula) =>
    JSON.stringify(celula.cortes) === JSON.stringify(cortes)
      ? {
          ...celula,
          n: celula.n - 1,
          somas: Object.fromEntries(
            Object.entries(celula.somas).map(([grupo, soma]) => [grupo, soma - (grupos[grupo] ?? 0)]),
          ),
        }
      : celula,
  );

/** Rank of a small matrix of whole numbers. */
export function posto(matriz: readonly (readonly number[])[]): number {
  let linhas = matriz.map((linha) => [...linha]);
  let n = 0;
  for (let coluna = 0; coluna < (matriz[0]?.length ?? 0); coluna++) {
    const pivo = linhas.find((linha) => linha[coluna] !== 0);
    if (!pivo) continue;
    n++;
    const doPivo = pivo[coluna] ?? 0;
    linhas = linhas
      .filter((linha) => linha !== pivo)
      .map((linha) => linha.map((valor, i) => valor * doPivo - (pivo[i] ?? 0) * (linha[coluna] ?? 0)));
  }
  return n;
}

/** Sets of them whose companies are fewer than the minimum together. */
function pequenos(atomos: readonly { n: number }[], de = 0, cabem = MINIMO_DO_CORTE - 1): number[][] {
  return atomos.flatMap(({ n }, i) =>
    i < de || n > cabem ? [] : [[i], ...pequenos(atomos, i + 1, cabem - n).map((mais) => [i, ...mais])],
  );
}

/**
 * True iff nothing that follows from the sums of these cuts is of one to four companies. A combination that is zero
 * outside a few companies exists exactly where the cuts, seen without those companies, are less independent.
 */
export function seguros(cortes: readonly string[], celulas: readonly Celula[]): boolean {
  const atomos = [
    ...agrupar(
      celulas.filter(({ n }) => n > 0),
      (celula) => cortes.map((corte) => (celula.cortes.includes(corte) ? 1 : 0)).join(''),
    ),
  ]
    .filter(([marca]) => marca.includes('1'))
    .map(([marca, delas]) => ({
      linha: marca.split('').map(Number),
      n: delas.reduce((soma, { n }) => soma + n, 0),
    }));
  const todos = posto(atomos.map(({ linha }) => linha));
  // Sets that are left out never hold these, so mostly nothing has to be tried.
  const grandes = atomos.filter(({ n }) => n >= MINIMO_DO_CORTE);
  if (posto(grandes.map(({ linha }) => linha)) === todos) return true;
  return pequenos(atomos).every(
    (fora) => posto(atomos.filter((_, i) => !fora.includes(i)).map(({ linha }) => linha)) === todos,
  );
}

/** Of a company's cuts, in their order, those that can be told together. */
export function contaveis(cortes: readonly string[], outras: readonly Celula[]): string[] {
  const tem = (corte: string) => outras.some(({ cortes: dela, n }) => n > 0 && dela.includes(corte));
  return cortes.reduce<string[]>((ditos, corte) => {
    const mais = [...ditos, corte];
    return tem(corte) && seguros(mais, outras) ? mais : ditos;
  }, []);
}

type Total = Pick<Celula, 'n' | 'somas'>;

/** How many companies each cut has, and the sums of their means. */
export function totaisDe(celulas: readonly Celula[]): ReadonlyMap<string, Total> {
  const totais = new Map<string, Total>();
  for (const { cortes, n, somas } of celulas)
    for (const corte of cortes) {
      const antes = totais.get(corte);
      totais.set(corte, {
        n: n + (antes?.n ?? 0),
        somas: Object.fromEntries(
          Object.entries(somas).map(([grupo, soma]) => [grupo, soma + (antes?.somas[grupo] ?? 0)]),
        ),
      });
    }
  return totais;
}

/** What a company is told of the others in these cuts: how many they are, and their mean in each of its groups. */
export const medidasDe = (
  cortes: readonly string[],
  totais: ReadonlyMap<string, Total>,
  { grupos }: Pick<EmpresaContada, 'grupos'>,
): Omit<CorteDito, 'nome'>[] =>
  cortes.map((chave) => {
    const { n = 1, somas = {} } = totais.get(chave) ?? {};
    const doGrupo = ([grupo, sua]: [string, number]) =>
      [grupo, mediaDe({ soma: (somas[grupo] ?? 0) - sua, n: n - 1 }) ?? 0] as const;
    return { chave, n: n - 1, grupos: Object.fromEntries(Object.entries(grupos).map(doGrupo)) };
  });
