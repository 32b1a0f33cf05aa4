/**
 * What the matrix grants a role, as each of its memberships carries it for the rules and the interface. ' 3:lcer
 * 10:l' lists the modules with the initials of their flags. A module that grants nothing is left out.
 */
import { CODIGOS, type CodigoModulo, type Flag, FLAGS } from './areas';
import type { FlagsDoModulo } from './autorizacao';

export const permissoesEmTexto = (flags: Readonly<Record<string, FlagsDoModulo>>): string =>
  CODIGOS.map((codigo) => {
    const iniciais = FLAGS.filter((flag) => flags[codigo]?.[flag]).map((flag) => flag.charAt(0));
    return iniciais.length > 0 ? ` ${codigo}:${iniciais.join('')}` : '';
  }).join('');

/** Whether the text grants the flag; the rules ask the same (firestore.rules, `concede`). */
export const concede = (permissoes: string, codigo: CodigoModulo, flag: Flag): boolean =>
  permissoes.split(' ').some((modulo) => {
    const [dele, iniciais = ''] = modulo.split(':');
    return dele === String(codigo) && iniciais.includes(flag.charAt(0));
  });
