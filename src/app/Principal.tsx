/** Everything behind the login: query client, toasts, shell and the main route set. */
import { QueryClientProvider } from '@tanstack/react-query';
import { criarQueryClient } from '@/firebase/dados/queryClient';
import { AreaDeAvisos } from '@/ui/moldura/AreaDeAvisos';
import { AreaViva } from '@/ui/moldura/AreaViva';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { quandoOcioso } from '@/ui/moldura/quandoOcioso';
import { ConfirmarProvider } from '@/ui/formulario/useConfirmar';
import { Shell } from './Shell';

const queryClient = criarQueryClient({
  sucesso: (mensagem, duracao) => avisarSucesso(mensagem, { duracao }),
  erro: (mensagem) => avisarErro(mensagem),
});

quandoOcioso(() => {
  void import('./focoDepoisDoAto').then(
    (m) => m.devolverFocoDepoisDoAto(queryClient),
    () => undefined,
  );
});

export function Principal() {
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmarProvider>
        <AreaDeAvisos />
        <AreaViva />
        <Shell />
      </ConfirmarProvider>
    </QueryClientProvider>
  );
}
