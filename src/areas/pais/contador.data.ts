/** Public parents of a kind in all and by status: one document, which cards, legend and dashboard share. */
import { queryOptions } from '@tanstack/react-query';
import { contadorDe } from '@/domain/comum/contadores';
import { caminhos } from '@/domain/comum/caminhos';
import type { TipoDePai } from '@/domain/pai/pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

type Tipo = Pick<TipoDePai, 'colecao' | 'aparencia'>;

export const contadorData = {
  ler: ({ contexto }: SessaoAtiva, { colecao, aparencia }: Tipo) =>
    defineLeitura(contadorDe(Object.keys(aparencia))).find(caminhos.contador(contexto, colecao)),

  doTipo: (sessao: SessaoAtiva, tipo: Tipo) =>
    queryOptions({
      queryKey: [...chaveDoTipo(sessao, tipo), 'contador'],
      queryFn: async () => (await contadorData.ler(sessao, tipo)) ?? null,
    }),
};
