/** The person of the session as domain/pessoas/colaborador-acoes.ts takes them. */
import type { Agente } from '@/domain/pessoas/colaborador-acoes';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const agenteDe = ({ uid, quem, master }: Pick<SessaoAtiva, 'uid' | 'quem' | 'master'>): Agente => ({
  uid,
  quem,
  master,
});
