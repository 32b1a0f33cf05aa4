/**
 * The people of the tests, the seed and the demonstrations. Each name stands for one situation of access. So a test
 * reads like a sentence: 'Caio, colaborador, não edita o comentário de Clara'.
 */
import type { StatusDaEmpresa } from '@/domain/empresas/empresa-status';
import { PAPEIS, type Papel, type PapelDaEmpresa } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { StatusDoColaborador } from '@/domain/pessoas/colaborador';

/** The company of most people here. */
export const EMPRESA: Contexto = { licenciadaId: 'licenciada-sul', empresaId: 'empresa-aurora' };
/** Another company of the same licensee. */
export const EMPRESA_VIZINHA: Contexto = { licenciadaId: 'licenciada-sul', empresaId: 'empresa-boreal' };
/** A company of the same licensee that was invited to a project. */
export const EMPRESA_CONVIDADA: Contexto = { licenciadaId: 'licenciada-sul', empresaId: 'empresa-cometa' };
/** A company of the same licensee that was made inactive. */
export const EMPRESA_INATIVA: Contexto = { licenciadaId: 'licenciada-sul', empresaId: 'empresa-dormente' };
/** A company of another licensee. */
export const EMPRESA_ALHEIA: Contexto = { licenciadaId: 'licenciada-norte', empresaId: 'empresa-estrela' };

export const EMPRESAS: readonly {
  contexto: Contexto;
  nome: string;
  role: PapelDaEmpresa;
  status: StatusDaEmpresa;
}[] = [
  { contexto: EMPRESA, nome: 'Aurora Alimentos', role: 'NORMAL', status: 'ATIVO' },
  { contexto: EMPRESA_VIZINHA, nome: 'Boreal Têxtil', role: 'NORMAL', status: 'ATIVO' },
  { contexto: EMPRESA_CONVIDADA, nome: 'Cometa Logística', role: 'CONVIDADA', status: 'ATIVO' },
  { contexto: EMPRESA_INATIVA, nome: 'Dormente Móveis', role: 'NORMAL', status: 'INATIVO' },
  { contexto: EMPRESA_ALHEIA, nome: 'Estrela Energia', role: 'NORMAL', status: 'ATIVO' },
];

export interface Persona {
  uid: string;
  nome: string;
  email: string;
  papel: Papel;
  status: StatusDoColaborador;
  externo: boolean;
  /** True when the membership was removed (deletedAt). */
  removida: boolean;
  contexto: Contexto;
  /** Path of the membership, as references write it. */
  referencia: string;
}

/** A person with the given name; what is not said is an active internal member of EMPRESA. */
export function persona(nome: string, papel: Papel, resto: Partial<Persona> = {}): Persona {
  const uid = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const contexto = resto.contexto ?? EMPRESA;
  return {
    uid,
    nome,
    email: `${uid}@exemplo.com.br`,
    papel,
    status: 'ACTIVE',
    externo: false,
    removida: false,
    contexto,
    referencia: caminhos.colaborador(contexto, uid),
    ...resto,
  };
}

export const ana = persona('Ana Administradora', 'ADMIN');
export const mario = persona('Mário Membro', 'MEMBER');
export const tea = persona('Téa da Equipe', 'TEAM');
export const marta = persona('Marta Master', 'MASTER');
export const caio = persona('Caio Colaborador', 'COLLABORATOR');
/** Collaborator who writes the ideas of the tests. */
export const clara = persona('Clara Autora', 'COLLABORATOR');
/** Collaborator among the participants of Clara's ideas. */
export const paulo = persona('Paulo Participante', 'COLLABORATOR');
export const davi = persona('Davi Desabilitado', 'COLLABORATOR', { status: 'DISABLED' });
export const pedro = persona('Pedro Pendente', 'COLLABORATOR', { status: 'PENDING' });
export const ines = persona('Inês Inativa', 'COLLABORATOR', { status: 'INACTIVE' });
export const rita = persona('Rita Removida', 'COLLABORATOR', { removida: true });
/** Respondent who was only invited to a questionnaire. */
export const rui = persona('Rui Respondente', 'COLLABORATOR', { externo: true });
export const xavier = persona('Xavier Vizinho', 'ADMIN', { contexto: EMPRESA_VIZINHA });
export const gilda = persona('Gilda Convidada', 'ADMIN', { contexto: EMPRESA_CONVIDADA });
export const ivo = persona('Ivo Inativo', 'ADMIN', { contexto: EMPRESA_INATIVA });
export const lia = persona('Lia de Longe', 'ADMIN', { contexto: EMPRESA_ALHEIA });

/** One active member of EMPRESA for each role. */
export const POR_PAPEL: Record<Papel, Persona> = {
  ADMIN: ana,
  MEMBER: mario,
  TEAM: tea,
  MASTER: marta,
  COLLABORATOR: caio,
};

export const PERSONAS: readonly Persona[] = [
  ...PAPEIS.map((papel) => POR_PAPEL[papel]),
  clara,
  paulo,
  davi,
  pedro,
  ines,
  rita,
  rui,
  xavier,
  gilda,
  ivo,
  lia,
];
