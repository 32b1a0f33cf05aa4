/** Reports of what people wrote: sent to a function, which keeps who reported (src/domain/contratos/moderacao.ts). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as contratos from '@/domain/contratos/moderacao';
import type { Alvo, DenunciaForm } from '@/domain/moderacao/moderacao';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export const denunciasData = {
  denunciar: ({ contexto }: SessaoAtiva, alvo: Alvo) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<DenunciaForm>) =>
        chamar(contratos.denunciar, { ...contexto, alvo, denuncia: dados }, requestId),
      meta: {
        sucesso: 'Denúncia enviada',
        invalida: [[contexto.empresaId, 'moderacao']],
        erroNoFormulario: true,
      },
    }),

  /** Why a parent is not there, where moderation hid it. */
  ocultado: ({ contexto }: SessaoAtiva, alvo: Alvo) =>
    queryOptions({
      queryKey: [contexto.empresaId, 'moderacao', 'ocultado', alvo.tipo, alvo.pai],
      queryFn: () => chamar(contratos.ocultado, { ...contexto, alvo }),
    }),
};
