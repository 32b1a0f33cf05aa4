/** The place of the person's best public record of a kind in its ranking by coins: three reads. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import type { TipoDePai } from '@/domain/pai/pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { CAMPO_DO_RANKING } from './listas.data';
import { publicos } from './visiveis';

const campo = CAMPO_DO_RANKING.moedas;

/** Null where they have none, or none that anybody gave coins to. */
export const meuLugarPorMoedas = (sessao: SessaoAtiva, tipo: TipoDePai) =>
  queryOptions({
    queryKey: [...chaveDoTipo(sessao, tipo), 'ranking', 'meu lugar'],
    queryFn: async () => {
      const pais = defineLeitura(tipo.schema);
      const onde = caminhos.colecao(sessao.contexto, tipo.colecao);
      const meus = [publicos, igual('createdBy', sessao.uid)];
      const { itens } = await pais.legiveis(onde, { filtros: meus, ordem: [{ campo, direcao: 'desc' }] }, 1);
      const [melhor] = itens;
      const total = melhor?.totais.moedas ?? 0;
      if (!melhor || total === 0) return null;
      const acima = { filtros: [publicos, { campo, op: '>', valor: total }] } as const;
      const [quantos, seguinte] = await Promise.all([
        pais.count(onde, acima),
        pais.legiveis(onde, { ...acima, ordem: [{ campo, direcao: 'asc' }] }, 1),
      ]);
      return { melhor, lugar: { total, quantos, proximo: seguinte.itens[0]?.totais.moedas ?? null } };
    },
  });
