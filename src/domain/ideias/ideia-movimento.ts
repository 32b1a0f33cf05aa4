/** Which status follows which when the committee moves an idea (part 2 §4, decisions I4). */
import { STATUS_DA_IDEIA, type StatusDaIdeia } from './ideia';

/** Statuses a committee movement may set: all but the current one and the draft (decisions I4). */
export const destinosDoMovimento = (atual: StatusDaIdeia) =>
  STATUS_DA_IDEIA.filter((status) => status !== atual && status !== 'RASCUNHO');

const PROXIMO_HABITUAL: Partial<Record<StatusDaIdeia, StatusDaIdeia>> = {
  NOVA_IDEIA: 'AGUARDANDO_ANALISE_DO_COMITE',
  AGUARDANDO_ANALISE_DO_COMITE: 'PRE_ANALISE',
  PRE_ANALISE: 'EM_ANALISE_DE_VIABILIDADE',
  EM_ANALISE_DE_VIABILIDADE: 'APROVADA',
  APROVADA: 'EM_IMPLEMENTACAO',
  EM_IMPLEMENTACAO: 'IMPLEMENTADA',
  BACKLOG_DE_AVALIACAO_FUTURA: 'PRE_ANALISE',
};
export const proximoStatus = (atual: StatusDaIdeia) => PROXIMO_HABITUAL[atual];
