/** The own company into a project that is open (decisions P331). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { projetoDoEndereco } from '@/areas/entrada/projeto.data';
import { inscreverMinhaEmpresa } from '@/domain/contratos/projetos';
import { termosLidos } from '@/domain/projetos/entrada';
import type { ProjetoDaVez } from '@/domain/projetos/inscrever-se';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const inscreverData = {
  /** As visitors see it. */
  projeto: (projeto: ProjetoDaVez) =>
    queryOptions({
      queryKey: ['projeto para inscrever', projeto],
      queryFn: () => projetoDoEndereco(projeto),
    }),

  inscrever: ({ contexto }: SessaoAtiva, { empresaId: organizadora, projetoId: idProjeto }: ProjetoDaVez) =>
    mutationOptions({
      mutationFn: ({ dados: categoria, requestId }: Pedido<string>) =>
        chamar(
          inscreverMinhaEmpresa,
          { ...contexto, organizadora, idProjeto, categoria, termos: termosLidos },
          requestId,
        ),
      // The company's copy of the project follows a moment later.
      onSuccess: (_feito, _categoria, _antes, { client }) =>
        relerDepois(client, [contexto.empresaId, 'projetos inscritos']),
      meta: { invalida: [[contexto.empresaId, 'projetos inscritos']], erroNoFormulario: true },
    }),
};
