/**
 * Who may do what with a collaborator, and in which state (part 1 §4 and §6). The row menu shows it and the functions
 * refuse the rest, from the same predicates.
 */
import type { Colaborador, StatusDoColaborador } from './colaborador';
import { type Papel, PAPEIS } from '@/domain/acesso/papeis';
import { type Quem, temFlag } from '@/domain/acesso/quem';

/** The acting person. `master` is the operator-set claim (decisions P12). */
export interface Agente {
  uid: string;
  quem: Quem;
  master: boolean;
}
export type Alvo = Pick<
  Colaborador,
  'role' | 'status' | 'deletedAt' | 'inviteSentAt' | 'inviteAcceptedAt'
> & {
  id: string;
};

/** True iff somebody was invited and has not answered. */
export const conviteEsperando = ({ inviteSentAt, inviteAcceptedAt }: Alvo) =>
  inviteSentAt !== null && inviteAcceptedAt === null;

/** What the list shows: invited but not accepted is pending, whatever else the record says (part 1 §4). */
export const statusMostrado = (alvo: Alvo): StatusDoColaborador =>
  conviteEsperando(alvo) && alvo.status !== 'DISABLED' ? 'PENDING' : alvo.status;

const age = ({ quem }: Agente) => quem.empresaAtiva && !quem.externo;
const admin = (agente: Agente) => age(agente) && agente.quem.papel === 'ADMIN';

/** True iff the person manages others at all: collaborators touch nobody but themselves (part 1 §6). */
const gerencia = (agente: Agente) => age(agente) && agente.quem.papel !== 'COLLABORATOR';

/**
 * Roles the person may give and act upon; no flag lifts this (docs/decisions.md P25). TEAM and ADMIN are ADMIN's alone,
 * MASTER is only for an ADMIN who has the claim.
 */
export function papeisQueAtribui(agente: Agente): readonly Papel[] {
  if (!gerencia(agente)) return [];
  if (!admin(agente)) return ['COLLABORATOR', 'MEMBER'];
  return agente.master ? PAPEIS : PAPEIS.filter((papel) => papel !== 'MASTER');
}

/** True iff the person may touch this record: their own, or of a role they may give. */
const alcanca = (agente: Agente, alvo: Alvo) =>
  age(agente) && (alvo.id === agente.uid || papeisQueAtribui(agente).includes(alvo.role));

export const podeConvidar = (agente: Agente) => gerencia(agente) && temFlag(agente.quem, [2, 'criacao']);

/** Respondents of questionnaires are people too. */
export const podeConvidarParaDiagnostico = (agente: Agente) =>
  gerencia(agente) && temFlag(agente.quem, [30, 'criacao']);

/** Roles and areas are ADMIN's alone (part 1 §6). */
export const podeMudarAcesso = admin;

export const podeEditar = (agente: Agente, alvo: Alvo) =>
  alvo.deletedAt === null && alcanca(agente, alvo) && temFlag(agente.quem, [2, 'editar']);

/** True for another person, whose present role this one may give as well. */
export const podeMudarPapel = (agente: Agente, alvo: Alvo) =>
  podeMudarAcesso(agente) && alvo.id !== agente.uid && podeEditar(agente, alvo);

export const podeReenviar = (agente: Agente, alvo: Alvo) =>
  podeConvidar(agente) && alcanca(agente, alvo) && alvo.deletedAt === null && conviteEsperando(alvo);

const podeMudarEstado = (agente: Agente, alvo: Alvo) => alvo.id !== agente.uid && podeEditar(agente, alvo);

/** True for somebody who is not disabled, not removed, without a pending invitation, and another person. */
export const podeDesabilitar = (agente: Agente, alvo: Alvo) =>
  podeMudarEstado(agente, alvo) && alvo.status !== 'DISABLED' && !conviteEsperando(alvo);

export const podeHabilitar = (agente: Agente, alvo: Alvo) =>
  podeMudarEstado(agente, alvo) && alvo.status === 'DISABLED';

export const podeRemover = (agente: Agente, alvo: Alvo) =>
  alvo.deletedAt === null &&
  alvo.id !== agente.uid &&
  alcanca(agente, alvo) &&
  temFlag(agente.quem, [2, 'remover']);

/** LGPD art. 18: ADMIN answers for the company to somebody who cannot help themselves; one's own are in 'Meus dados'. */
export const podeExportarDados = (agente: Agente, alvo: Pick<Alvo, 'id'>) =>
  admin(agente) && alvo.id !== agente.uid;

/** Address of somebody who has none any more. Its domain can never exist, and an e-mail field cannot be empty. */
export const DOMINIO_DE_REMOVIDA = '@removida.invalid';
export const foiAnonimizada = ({ email }: Pick<Colaborador, 'email'>) => email.endsWith(DOMINIO_DE_REMOVIDA);

/** LGPD (decisions P24): ADMIN, anybody but oneself, also of people already removed. */
export const podeAnonimizar = (agente: Agente, alvo: Pick<Alvo, 'id'>) =>
  admin(agente) && alvo.id !== agente.uid;
