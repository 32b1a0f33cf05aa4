/** Draws a screen of the signed-in product for a session. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { definirSessao, type SessaoAtiva } from '@/firebase/sessao/estadoDaSessao';
import { desenhar } from './render';

export function desenharTela(sessao: SessaoAtiva, tela: ReactNode, rota = '/') {
  definirSessao(sessao);
  const cliente = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return desenhar(<QueryClientProvider client={cliente}>{tela}</QueryClientProvider>, { rota });
}
