/** The person of the session as domain/colaborador-acoes.ts takes them. */
import type { Agente } from '@/domain/colaborador-acoes';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';

export const agenteDe = ({ uid, quem, master }: Pick<SessaoAtiva, 'uid' | 'quem' | 'master'>): Agente => ({
  uid,
  quem,
  master,
});
