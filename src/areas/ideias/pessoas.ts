/** The person of the session as the relations of domain/acesso/relacoes.ts take them, and what they may do with an idea. */
import type { Ideia } from '@/domain/ideias/ideia';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { can, type Colecao, type Operacao } from '@/domain/acesso/permissions';
import { relacoesCom, relacoesSob } from '@/domain/acesso/relacoes';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

type Daqui = Pick<SessaoAtiva, 'uid' | 'referencia' | 'quem'>;

/** May the person do this to the idea itself? */
export const podeNaIdeia = (sessao: Daqui, ideia: Ideia, operacao: Operacao) =>
  can(sessao.quem, 'ideias', operacao, relacoesCom(comoPai(ideia), sessao));

/** May the person do this to a record under the idea (comment, like, sponsorship, movement)? */
export const podeSobIdeia = (sessao: Daqui, ideia: Ideia, colecao: Colecao, operacao: Operacao) =>
  can(sessao.quem, colecao, operacao, relacoesSob(comoPai(ideia), sessao));

/** Implementers are changed by ADMIN or by a participant of the idea (part 2 §6), until it is implemented. */
export const podeEditarImplementadores = (sessao: Daqui, ideia: Ideia) =>
  sessao.quem.empresaAtiva &&
  ideia.publishedAt !== null &&
  ideia.status !== 'IMPLEMENTADA' &&
  relacoesCom(comoPai(ideia), sessao).includes('visivel') &&
  (sessao.quem.papel === 'ADMIN' || ideia.participantesReferences.includes(sessao.referencia));

/** Whether an idea is private its author says while it is a draft, then ADMIN (decisions I3). A new one has no author yet. */
export const podeMudarPrivacidade = ({ quem, referencia }: Daqui, autor: string | undefined) =>
  autor === undefined || autor === referencia || quem.papel === 'ADMIN';
