/**
 * 'Perfil recomendado': a one-click preset stricter than the defaults, which open everything to everybody
 * (part 1 §6, decisions P115). It is laid over the grid as unsaved changes; nothing is stored before it is seen.
 */
import type { CodigoModulo, Flag } from './areas';
import type { Papel } from './papeis';

const VER: readonly Flag[] = ['leitura'];
const VER_E_CRIAR: readonly Flag[] = ['leitura', 'criacao'];
const ESCREVER: readonly Flag[] = ['leitura', 'criacao', 'editar'];
const TUDO: readonly Flag[] = ['leitura', 'criacao', 'editar', 'remover'];

type Perfil = Partial<Record<CodigoModulo, readonly Flag[]>>;

/** Takes part: proposes, comments, acts on the milestones that name them, answers. Comments need the flag Editar of ideas; of challenges, comments and coins do (part 2 §6). */
const colaborador: Perfil = {
  3: ESCREVER,
  9: ['leitura', 'editar'],
  10: VER,
  11: VER,
  12: VER,
  14: VER,
  15: VER,
  17: ['leitura', 'editar'],
  18: VER,
  20: VER,
  21: VER,
  25: VER_E_CRIAR,
  29: ESCREVER,
  32: VER,
  33: VER,
};

/** And proposes challenges, follows committees and milestones. */
const membro: Perfil = {
  ...colaborador,
  9: ESCREVER,
  10: ESCREVER,
  13: VER,
  16: VER,
  19: VER_E_CRIAR,
  21: VER_E_CRIAR,
  22: VER,
};

/** And analyses: committee, challenges, incentive, reports. People and company stay with the administrators. */
const equipe: Perfil = {
  ...membro,
  1: VER,
  2: VER,
  3: TUDO,
  5: VER,
  6: VER,
  7: VER,
  8: VER,
  9: TUDO,
  10: TUDO,
  11: ESCREVER,
  12: ESCREVER,
  16: ESCREVER,
  18: ['leitura', 'editar'],
  19: ESCREVER,
  21: ESCREVER,
  22: ESCREVER,
  23: VER,
  24: VER,
  25: ESCREVER,
  26: VER,
  28: VER,
  30: VER_E_CRIAR,
  31: VER,
  34: VER,
  35: ESCREVER,
  36: ['leitura', 'editar'],
  37: ['leitura', 'editar'],
};

const PERFIS: Record<Exclude<Papel, 'ADMIN'>, Perfil> = {
  MEMBER: membro,
  TEAM: equipe,
  // The platform's, who is of no organiser: it analyses ideas, and sees no other company by these modules.
  MASTER: { ...equipe, 25: VER_E_CRIAR },
  COLLABORATOR: colaborador,
};

/** True iff the preset of the role has the flag; ADMIN has every one. */
export const recomenda = (papel: Papel, codigo: CodigoModulo, flag: Flag): boolean =>
  papel === 'ADMIN' || (PERFIS[papel][codigo]?.includes(flag) ?? false);
