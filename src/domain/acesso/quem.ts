/**
 * The acting person, and one flag of the matrix. What is done with them is tabela-de-permissoes.ts, which not every first
 * screen needs.
 */
import { type Area, AREA_DO_MODULO, type CodigoModulo, type Flag } from './areas';
import { type Papel, type PapelDaEmpresa, VEEM_OUTRAS } from './papeis';
import { concede } from './permissoes-em-texto';

/** What is known of the acting person: role, matrix of that role, and whether the company accepts writes. */
export interface Quem {
  papel: Papel;
  empresaAtiva: boolean;
  externo: boolean;
  /** The company is the licensee's own, not a guest: it may organise (organizar.ts). */
  organiza: boolean;
  /** The role's flag in the matrix, and the module's area open to the person (part 1 §6, "Area access"). */
  tem: (codigo: CodigoModulo, flag: Flag) => boolean;
}

/** Matrix test of one flag; ADMIN passes every one (part 1 §6). */
export const temFlag = (quem: Quem, [codigo, flag]: readonly [CodigoModulo, Flag]) =>
  quem.papel === 'ADMIN' || quem.tem(codigo, flag);

/** The person reads by the module what other companies hold with the own one, which organises (decisions P235). */
export const veOutras = (quem: Quem, modulo: CodigoModulo) =>
  !quem.externo && VEEM_OUTRAS.includes(quem.papel) && temFlag(quem, [modulo, 'leitura']);

/** Companies that were brought into a project, or came by themselves, take part in what others organise (decisions P181). */
export const papelOrganiza = (papel: PapelDaEmpresa) => papel === 'NORMAL';

/** What a membership says of its person (domain/pessoas/colaborador.ts). */
type Membro = Record<Area, boolean> & {
  role: Papel;
  externo: boolean;
  empresaStatus: 'ATIVO' | 'INATIVO';
  empresaRole: PapelDaEmpresa;
  permissoes: string;
};

/** The person of a membership, for session, functions and notifications alike. A respondent has no flag. */
export const quemDe = (membro: Membro): Quem => ({
  papel: membro.role,
  externo: membro.externo,
  empresaAtiva: membro.empresaStatus === 'ATIVO',
  organiza: papelOrganiza(membro.empresaRole),
  tem: (codigo, flag) =>
    !membro.externo && membro[AREA_DO_MODULO[codigo]] && concede(membro.permissoes, codigo, flag),
});
