/** Everything behind the login: query client, toasts, shell and the main route set. */
import { QueryClientProvider } from '@tanstack/react-query';
import { criarQueryClient } from '@/firebase/queryClient';
import { AreaDeAvisos } from '@/ui/AreaDeAvisos';
import { AreaViva } from '@/ui/AreaViva';
import { avisarErro, avisarSucesso } from '@/ui/avisos';
import { ConfirmarProvider } from '@/ui/useConfirmar';
import { Shell } from './Shell';

const queryClient = criarQueryClient({
  sucesso: (mensagem, duracao) => avisarSucesso(mensagem, { duracao }),
  erro: (mensagem) => avisarErro(mensagem),
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
