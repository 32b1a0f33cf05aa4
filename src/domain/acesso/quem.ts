/** Who acts, and one flag of the matrix; what is done with them is permissions.ts, which not every first screen needs. */
import type { CodigoModulo, Flag } from './areas';
import type { Papel } from './papeis';

/** What is known of the acting person: role, matrix of that role, and whether the company accepts writes. */
export interface Quem {
  papel: Papel;
  empresaAtiva: boolean;
  externo: boolean;
  /** The role's flag in the matrix, and the module's area open to the person (part 1 §6, "Area access"). */
  tem: (codigo: CodigoModulo, flag: Flag) => boolean;
}

/** Matrix test of one flag; ADMIN passes every one (part 1 §6). */
export const temFlag = (quem: Quem, [codigo, flag]: readonly [CodigoModulo, Flag]) =>
  quem.papel === 'ADMIN' || quem.tem(codigo, flag);
