/**
 * How much companies may be told of each other (decisions P196). What is told is the same for all, so it can be put
 * together: six of them know their own means and take them out. From means of cuts that share companies others follow:
 * all companies without those of a size are the rest. So a cut is told only where no sum of what was told, with
 * whatever factors, is of fewer companies than six and two more. What is left is of two others at least, in whole points.
 */
import { agrupar } from '@/domain/comum/agrupar';
import { type CorteDito, doCorte, type EmpresaContada, MINIMO_CONTADO, TIPOS_DE_CORTE } from './benchmark';
import { mediaDe } from './pontuacao';

/** Companies that are in the same cuts of those that are looked at. */
interface Atomo {
  linha: readonly number[];
  n: number;
}

/** Takes the vectors in their order; gives the independent ones. */
function independentes<T extends { linha: readonly number[] }>(de: readonly T[]): T[] {
  const reduzidas: { pivo: number; linha: number[] }[] = [];
  return de.filter(({ linha }) => {
    const resto = reduzidas.reduce(
      (atual, { pivo, linha: base }) => {
        const fator = atual[pivo] ?? 0;
        return fator === 0 ? atual : atual.map((valor, i) => valor - fator * (base[i] ?? 0));
      },
      [...linha],
    );
    const pivo = resto.reduce(
      (melhor, valor, i) => (Math.abs(valor) > Math.abs(resto[melhor] ?? 0) ? i : melhor),
      0,
    );
    const valor = resto[pivo] ?? 0;
    if (Math.abs(valor) < 1e-9) return false;
    reduzidas.push({ pivo, linha: resto.map((um) => um / valor) });
    return true;
  });
}

/** How many of the vectors are independent. */
export const posto = (linhas: readonly (readonly number[])[]): number =>
  independentes(linhas.map((linha) => ({ linha }))).length;

/** Trials after which a cut is not told: it would take too long to know whether it may be. */
const TENTATIVAS = 2_000;

/**
 * True iff nothing that follows from the sums of these cuts is of fewer companies than the minimum. A combination that
 * is zero outside a few companies exists exactly where the cuts, seen without those companies, are less independent.
 * Those few meet every choice of independent cells: so one of the cells with the most companies is among them.
 */
export function seguros(
  cortes: readonly string[],
  empresas: readonly Pick<EmpresaContada, 'cortes'>[],
): boolean {
  const atomos: Atomo[] = [
    ...agrupar(empresas, (empresa) =>
      cortes.map((corte) => (empresa.cortes.includes(corte) ? 1 : 0)).join(''),
    ),
  ]
    .filter(([marca]) => marca.includes('1'))
    .map(([marca, delas]) => ({ linha: marca.split('').map(Number), n: delas.length }))
    .toSorted((a, b) => b.n - a.n);
  const todos = independentes(atomos).length;
  let tentativas = 0;
  const cede = (restam: readonly Atomo[], cabem: number): boolean => {
    tentativas++;
    if (tentativas > TENTATIVAS) return true;
    const base = independentes(restam);
    return (
      base.length < todos ||
      base.some(
        (atomo) =>
          atomo.n <= cabem &&
          cede(
            restam.filter((um) => um !== atomo),
            cabem - atomo.n,
          ),
      )
    );
  };
  return todos > 0 && !cede(atomos, MINIMO_CONTADO - 1);
}

const lugarDo = (corte: string) => TIPOS_DE_CORTE.indexOf(doCorte(corte).tipo);

/** Cuts that can be told together, the widest kinds and the largest cuts first. */
export function contaveis(empresas: readonly Pick<EmpresaContada, 'cortes'>[]): string[] {
  const quantas = new Map<string, number>();
  for (const { cortes } of empresas)
    for (const corte of cortes) quantas.set(corte, (quantas.get(corte) ?? 0) + 1);
  const emOrdem = [...quantas]
    .filter(([, n]) => n >= MINIMO_CONTADO)
    .toSorted(([a, n], [b, m]) => lugarDo(a) - lugarDo(b) || m - n || (a < b ? -1 : 1));
  return emOrdem.reduce<string[]>(
    (ditos, [corte]) => (seguros([...ditos, corte], empresas) ? [...ditos, corte] : ditos),
    [],
  );
}

/** Half up, as everything else. */
const emPontos = (media: number) => Math.floor((media + 50) / 100);

/**
 * What companies are told of each other. Each group for itself, of the companies that have a mean in it: two groups
 * say nothing of each other.
 */
export function figurasDe(empresas: readonly EmpresaContada[]): Omit<CorteDito, 'nome'>[] {
  const grupos = [...new Set(empresas.flatMap((uma) => Object.keys(uma.grupos)))].toSorted();
  const ditos = new Map<string, string[]>();
  const figuras = new Map<string, Omit<CorteDito, 'nome'>>();
  for (const grupo of grupos) {
    const delas = empresas.filter((uma) => uma.grupos[grupo] !== undefined);
    const iguais = JSON.stringify(delas.map((uma) => empresas.indexOf(uma)));
    const cortes = ditos.get(iguais) ?? contaveis(delas);
    ditos.set(iguais, cortes);
    for (const chave of cortes) {
      const doCorteDito = delas.filter((uma) => uma.cortes.includes(chave));
      const soma = doCorteDito.reduce((total, uma) => total + (uma.grupos[grupo] ?? 0), 0);
      const antes = figuras.get(chave);
      figuras.set(chave, {
        chave,
        n: Math.min(antes?.n ?? Infinity, doCorteDito.length),
        grupos: { ...antes?.grupos, [grupo]: emPontos(mediaDe({ soma, n: doCorteDito.length }) ?? 0) },
      });
    }
  }
  return [...figuras.values()].toSorted((a, b) => lugarDo(a.chave) - lugarDo(b.chave));
}
