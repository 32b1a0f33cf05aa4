/** Rules of a kind that run now: the ones something can be published under. */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { type ComPeriodo, emAndamento } from '@/domain/regulamentos/regulamento';
import { type Consulta, type Filtro, igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** A rule and its path, which is what is kept of it. */
export type Ativo<T> = ComId<T> & { caminho: string };

/** What has begun and not ended, what ends first before the others: of what is still to come nothing is read. */
export const emVigor = (agora: Date): Consulta & { filtros: readonly Filtro[] } => ({
  filtros: [
    igual('deletedAt', null),
    { campo: 'dataInicial', op: '<=', valor: agora },
    { campo: 'dataFinal', op: '>=', valor: agora },
  ],
  ordem: [{ campo: 'dataFinal', direcao: 'asc' }],
});

export const regulamentosAtivos = <S extends z.ZodMiniType<ComPeriodo>>(
  { contexto }: SessaoAtiva,
  colecao: string,
  schema: S,
) =>
  queryOptions({
    queryKey: [contexto.empresaId, colecao, 'ativos'],
    queryFn: async () => {
      const agora = new Date();
      const onde = caminhos.colecao(contexto, colecao);
      const { itens } = await defineLeitura(schema).todos(onde, emVigor(agora), 50);
      return itens
        .filter((regulamento) => emAndamento(regulamento, agora))
        .map((regulamento): Ativo<z.infer<S>> => ({ ...regulamento, caminho: `${onde}/${regulamento.id}` }));
    },
  });
