/** The last awards of one person, whatever the rule, and the total under the rule of the last one. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { pontosSchema, rankingSchema } from '@/domain/pontos/pontos';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { pontosData } from './pontos.data';

const pontos = defineLeitura(pontosSchema);
const ranking = defineLeitura(rankingSchema);

export const pontosDaPessoa = (sessao: SessaoAtiva, colaboradorReference: string, quantas: number) =>
  queryOptions({
    queryKey: [...pontosData.chave(sessao), 'da pessoa', colaboradorReference],
    queryFn: async () => {
      const pagina = await pontos.legiveis(
        caminhos.historicoPontos(sessao.contexto),
        {
          filtros: [igual('deletedAt', null), igual('colaboradorReference', colaboradorReference)],
          ordem: [{ campo: 'createdAt', direcao: 'desc' }],
        },
        quantas,
      );
      const regulamento = pagina.itens.find(({ regulamentoIdeias }) => regulamentoIdeias)?.regulamentoIdeias;
      if (!regulamento) return { ...pagina, total: undefined };
      const regulamentoId = idDaReferencia(regulamento);
      const onde = caminhos.ranking(sessao.contexto, regulamentoId);
      const dela = await ranking.find(`${onde}/${idDaReferencia(colaboradorReference)}`);
      return { ...pagina, total: dela && { pontos: dela.totalPontos, regulamentoId } };
    },
  });
