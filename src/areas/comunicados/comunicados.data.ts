/** Announcements of the company: read here, published by a function (decisions P446). */
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { publicar } from '@/domain/contratos/comunicados';
import { type Comunicado, type ComunicadoForm, comunicadoSchema } from '@/domain/notificacoes/comunicado';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { type Cursor, defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const comunicados = defineLeitura(comunicadoSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'comunicados'] as const;

const POR_VEZ = 10;

export const comunicadosData = {
  /** Newest first, ten at a time. */
  lista: (sessao: SessaoAtiva) =>
    infiniteQueryOptions({
      queryKey: [...chave(sessao), 'lista'],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        comunicados.legiveis(
          caminhos.comunicados(sessao.contexto),
          { filtros: [], ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
          POR_VEZ,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<Comunicado>) => ultima.proxima,
    }),

  publicar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<ComunicadoForm & { tentativa: string }>) =>
        chamar(publicar, { ...sessao.contexto, ...dados }, requestId),
      meta: { sucesso: 'Comunicado publicado', invalida: [chave(sessao)], erroNoFormulario: true },
    }),
};
