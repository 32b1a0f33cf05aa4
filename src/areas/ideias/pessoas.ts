/** The person of the session as the relations of domain/acesso/relacoes.ts take them, and what they may do with an idea. */
import type { Ideia } from '@/domain/ideias/ideia';
import type { ComId } from '@/domain/comum/campos';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import type { Operacao } from '@/domain/acesso/permissao';
import { relacoesCom } from '@/domain/acesso/relacoes';
import { permissoesDeIdeias } from '@/domain/ideias/permissoes';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { pode } from '@/firebase/sessao/pode';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from './ideias.data';

type Daqui = Pick<SessaoAtiva, 'uid' | 'referencia' | 'quem'>;

/** May the person do this to the idea itself? */
export const podeNaIdeia = (sessao: Daqui, ideia: Ideia, operacao: Operacao) =>
  pode(sessao, permissoesDeIdeias.ideias, operacao, relacoesCom(comoPai(ideia), sessao));

/** The idea as the blocks of its page take it. */
export const ideiaNaTela = (sessao: SessaoAtiva, ideia: ComId<Ideia>): PaiNaTela => ({
  lugar: lugarDoPai(IDEIA, sessao.contexto, ideia.id),
  pai: comoPai(ideia),
  chave: ideiasData.porId(sessao, ideia.id).queryKey,
});

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
