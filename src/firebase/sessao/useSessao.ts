/** The session as React reads it; the state itself is estadoDaSessao.ts. */
import { useSyncExternalStore } from 'react';
import { ErroDoProduto } from '@/domain/comum/erros';
import { aoMudarSessao, type Sessao, type SessaoAtiva, sessaoAtual } from './estadoDaSessao';

export type { Sessao, SessaoAtiva };

export const useSessao = (): Sessao => useSyncExternalStore(aoMudarSessao, sessaoAtual);

/** The session of a screen that exists only inside a company; elsewhere it is a programming error. */
export function useSessaoAtiva(): SessaoAtiva {
  const sessao = useSessao();
  if (sessao.estado !== 'ativa') throw new ErroDoProduto('Nenhuma empresa ativa');
  return sessao;
}
