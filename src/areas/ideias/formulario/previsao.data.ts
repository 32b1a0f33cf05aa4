/** What publishing under a rule would bring: points, campaign, places left; read when a form or a question needs it. */
import { queryOptions } from '@tanstack/react-query';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { previsaoDaPublicacao } from '@/domain/pontos/previsao';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from '../ideias.data';
import { vagas } from '../publicacao';

export const previsao = (sessao: SessaoAtiva, regulamentoReference: string) =>
  queryOptions({
    queryKey: [...ideiasData.chave(sessao), 'previsao', regulamentoReference],
    // Others publish meanwhile: places are asked for anew each time.
    staleTime: 0,
    queryFn: async ({ client }) => {
      const id = idDaReferencia(regulamentoReference);
      const [regulamento, campanhas] = await Promise.all([
        client.ensureQueryData(regulamentosData.porId(sessao, id)),
        client.ensureQueryData(regulamentosData.campanhas(sessao, id)),
      ]);
      if (!regulamento || !emAndamento(regulamento, new Date())) return null;
      const contador =
        regulamento.quantidadeMaximaIdeias === null
          ? undefined
          : await vagas.find(caminhos.vagas(sessao.contexto, id));
      const { setores } = sessao.colaborador;
      return previsaoDaPublicacao(regulamento, campanhas, setores, contador?.publicadas ?? 0, new Date());
    },
  });
