/** Movements under a parent of any kind (part 2 §2). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { movimentacaoDe, movimentacaoDoTipo } from '@/domain/comite/movimentacao';
import { caminhos } from '@/domain/comum/caminhos';
import { type Cursor, defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import { igual } from '@/firebase/dados/consulta';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';

/** As many as a look at all of them takes. */
const MOVIMENTACOES = 50;
/** Pages of the parent's feed: most records have fewer. */
export const MOVIMENTACOES_POR_VEZ = 10;

const consulta = {
  filtros: [igual('deletedAt', null)],
  ordem: [{ campo: 'createdAt', direcao: 'desc' }],
} as const;

export const movimentacoesData = {
  /** Newest first. */
  doPai: ({ chave, lugar }: Pick<PaiNaTela, 'chave' | 'lugar'>) => {
    const status = Object.keys(lugar.tipo.aparencia);
    return queryOptions({
      queryKey: [...chave, 'movimentacoes'],
      queryFn: () =>
        defineLeitura(movimentacaoDe(status, status)).legiveis(
          caminhos.sob(lugar.caminho).movimentacoes,
          consulta,
          MOVIMENTACOES,
        ),
    });
  },

  /** Newest first, page by page. */
  porVez: ({ chave, lugar }: Pick<PaiNaTela, 'chave' | 'lugar'>) =>
    infiniteQueryOptions({
      queryKey: [...chave, 'movimentacoes', 'porVez'],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        defineLeitura(movimentacaoDoTipo(lugar.tipo)).legiveis(
          caminhos.sob(lugar.caminho).movimentacoes,
          consulta,
          MOVIMENTACOES_POR_VEZ,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<unknown>) => ultima.proxima,
    }),
};
