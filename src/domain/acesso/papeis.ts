/** Roles of people and companies (part 1 §6). */
import { OUTRO, comOutro } from '@/domain/comum/registro';

export const PAPEIS = ['ADMIN', 'MEMBER', 'TEAM', 'MASTER', 'COLLABORATOR'] as const;
export type Papel = (typeof PAPEIS)[number];

/**
 * Roles that see what other companies hold with the organiser, each beside the module that shows it: the same module
 * shows everybody what is their own company's (decisions P235; threats A39).
 */
export const VEEM_OUTRAS: readonly Papel[] = ['ADMIN', 'TEAM'];

/** `tipo` of an authorization entry for each role: 1 to 5. */
export const TIPO_DO_PAPEL: Record<Papel, 1 | 2 | 3 | 4 | 5> = {
  ADMIN: 1,
  MEMBER: 2,
  TEAM: 3,
  MASTER: 4,
  COLLABORATOR: 5,
};

export const ROTULO_DO_PAPEL: Record<Papel, string> = comOutro(
  {
    ADMIN: 'Administrador',
    MEMBER: 'Membro',
    TEAM: 'Equipe',
    MASTER: 'Master',
    COLLABORATOR: 'Colaborador',
  },
  OUTRO,
);

export const PAPEIS_DA_EMPRESA = ['NORMAL', 'CONVIDADA'] as const;
export type PapelDaEmpresa = (typeof PAPEIS_DA_EMPRESA)[number];
