/** How far a role reaches in a module, and many flags switched at once. */
import { type CodigoModulo, FLAGS, type Flag } from './areas';
import { flagFixa } from './flags-fixas';
import { comFlag, type Matriz } from './matriz';
import type { Papel } from './papeis';

export type Alcance = 'total' | 'parcial' | 'nenhum';

/** What holds of a module for a role, fixed flags included. The administrators' matrix is not asked. */
export const flagsQueValem = (papel: Papel, codigo: CodigoModulo, matriz: Matriz | undefined): Flag[] =>
  FLAGS.filter((flag) => flagFixa(papel, codigo, flag)?.valor ?? matriz?.get(codigo)?.[flag] ?? false);

/** Total is every column of the grid. A flag that is fixed to no for the role is missing here too (decisions P164). */
export function alcanceDe(papel: Papel, codigo: CodigoModulo, matriz: Matriz | undefined): Alcance {
  const valem = flagsQueValem(papel, codigo, matriz).length;
  if (valem === 0) return 'nenhum';
  return valem === FLAGS.length ? 'total' : 'parcial';
}

/** The flags of several modules that are free for the role. */
export type Chave = readonly [codigo: CodigoModulo, flag: Flag];
export const chavesLivres = (
  papel: Papel,
  codigos: readonly CodigoModulo[],
  flags: readonly Flag[],
): Chave[] =>
  codigos.flatMap((codigo) =>
    flags.filter((flag) => !flagFixa(papel, codigo, flag)).map((flag) => [codigo, flag] as const),
  );

/** The matrix with several flags set alike; fixed ones stay. */
export const comChaves = (matriz: Matriz, papel: Papel, chaves: readonly Chave[], valor: boolean): Matriz =>
  chaves.reduce((nova, [codigo, flag]) => comFlag(nova, papel, codigo, flag, valor), matriz);
