/**
 * Draws a screen of the signed-in product for a session. It has the product's own rules for queries and mutations,
 * and its own sentences.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { criarQueryClient } from '@/firebase/dados/queryClient';
import { definirSessao, type SessaoAtiva } from '@/firebase/sessao/estadoDaSessao';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { definirMensagens } from '@/ui/moldura/erro';
import { ConfirmarProvider } from '@/ui/formulario/useConfirmar';
import { desenhar } from './render';

definirMensagens(mensagemDoErro);

/** The product's client; a read that fails is not tried again. */
export function clienteDeTeste() {
  const cliente = criarQueryClient({
    sucesso: (mensagem, duracao) => avisarSucesso(mensagem, { duracao }),
    erro: (mensagem) => avisarErro(mensagem),
  });
  // That a read failed stands on the screen; its line in the log fails no test.
  cliente.getQueryCache().config = {};
  const { queries, ...resto } = cliente.getDefaultOptions();
  cliente.setDefaultOptions({ ...resto, queries: { ...queries, retry: false } });
  return cliente;
}

export function desenharTela(sessao: SessaoAtiva, tela: ReactNode, rota = '/') {
  definirSessao(sessao);
  const cliente = clienteDeTeste();
  // As the product does: what is asked in a question may read too.
  const desenhada = desenhar(
    <QueryClientProvider client={cliente}>
      <ConfirmarProvider>{tela}</ConfirmarProvider>
    </QueryClientProvider>,
    { rota },
  );
  return { ...desenhada, cliente };
}
