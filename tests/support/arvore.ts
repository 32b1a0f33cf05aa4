/** The product's source as a tree, for tests that look for a kind of code everywhere. */
import { readdirSync } from 'node:fs';
import { parseSync } from 'vite';

export interface No {
  type: string;
  [campo: string]: unknown;
}

const ehNo = (valor: unknown): valor is No =>
  typeof valor === 'object' && valor !== null && typeof (valor as No).type === 'string';

function* sob(no: No, acima: readonly No[]): Generator<[no: No, acima: readonly No[]]> {
  yield [no, acima];
  for (const valor of Object.values(no))
    for (const dentro of Array.isArray(valor) ? (valor as unknown[]) : [valor])
      if (ehNo(dentro)) yield* sob(dentro, [no, ...acima]);
}

/** Every node of a file with those that it lies in, the nearest first. */
export function nosDe(arquivo: string, fonte: string): Generator<[no: No, acima: readonly No[]]> {
  const { program } = parseSync(arquivo, fonte, { lang: arquivo.endsWith('x') ? 'tsx' : 'ts' });
  return sob(program as unknown as No, []);
}

/** How the node is written. */
export const texto = (fonte: string, no: unknown) =>
  fonte.slice(Number((no as No)['start']), Number((no as No)['end']));

/** Files of the product, without its tests. */
export const FONTES = ['src', 'functions/src'].flatMap((pasta) =>
  readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.tsx?$/.test(nome) && !/\.(test|d)\.tsx?$/.test(nome))
    .map((nome) => `${pasta}/${nome}`),
);
