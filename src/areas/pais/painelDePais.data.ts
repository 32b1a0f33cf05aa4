/**
 * What the dashboard reads of a kind besides the counters: three and ten records. The same for ten and for a hundred
 * thousand (docs/performance.md, row 10); private ones never.
 */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { caminhos } from '@/domain/comum/caminhos';
import type { TipoDePai } from '@/domain/pai/pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { igual, type Ordem } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const MELHORES = 3;
const ULTIMOS = 10;

/** The first few public records of a kind in an order; `nome` is theirs in the cache. */
export const primeirosPublicos = <S extends z.ZodMiniType<object>>(
  sessao: SessaoAtiva,
  tipo: TipoDePai,
  schema: S,
  nome: string,
  ordem: Ordem,
  quantos: number,
) =>
  queryOptions({
    queryKey: [...chaveDoTipo(sessao, tipo), 'painel', nome],
    queryFn: () =>
      defineLeitura(schema).legiveis(
        caminhos.colecao(sessao.contexto, tipo.colecao),
        { filtros: [igual('visibilidade', 'PUBLICA')], ordem: [ordem] },
        quantos,
      ),
  });

export const painelDePaisData = {
  melhores: (sessao: SessaoAtiva, tipo: TipoDePai) =>
    primeirosPublicos(
      sessao,
      tipo,
      tipo.schema,
      'melhores',
      { campo: 'rankingByMoedas.totalMoedas', direcao: 'desc' },
      MELHORES,
    ),
  ultimos: (sessao: SessaoAtiva, tipo: TipoDePai) =>
    primeirosPublicos(sessao, tipo, tipo.schema, 'ultimos', { campo: 'createdAt', direcao: 'desc' }, ULTIMOS),
};
