/** The person of the session as domain/empresas/empresa-acoes.ts takes them. */
import type { AgenteDeEmpresa } from '@/domain/empresas/empresa-acoes';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const agenteDeEmpresa = ({
  uid,
  quem,
  master,
  contexto,
}: Pick<SessaoAtiva, 'uid' | 'quem' | 'master' | 'contexto'>): AgenteDeEmpresa => ({
  uid,
  quem,
  master,
  contexto,
});
