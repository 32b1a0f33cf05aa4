import { consultarLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import {
  nomeDoProjeto,
  organizadora,
  paraLer,
  porQueFechada,
  versaoPublicada,
} from '@functions/nucleo/folhas';
import { modoDe } from '@functions/nucleo/quemResponde';
import { lerLink } from '@functions/nucleo/linksDeResposta';

/** What an open link leads to. Looking writes nothing, because programs look at links before people do. */
export const consultarLink = chamada(
  contrato,
  {
    quem: 'visitante',
    soLeitura: true,
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível abrir o questionário',
  },
  async ({ segredo, ...alvo }, { db }) => {
    const lida = await db.runTransaction((tx) => lerLink(tx, db, alvo, segredo), { readOnly: true });
    const { questionario, empresa } = lida;
    const versao = versaoPublicada(questionario);
    const { perguntas } = versao > 0 ? await paraLer(db, alvo, versao) : { perguntas: [] };
    return {
      nome: questionario.nome,
      descricao: questionario.descricao,
      projeto: await nomeDoProjeto(db, alvo, questionario.idProjeto),
      empresa: empresa.nomeFantasia,
      perguntas: perguntas.length,
      inicio: questionario.dataAtuacao.toISOString(),
      fim: questionario.dataVigencia.toISOString(),
      fechada:
        porQueFechada(lida, new Date()) ?? (versao === 0 ? 'O questionário ainda não foi publicado.' : null),
      autenticaInicio: questionario.autenticaInicio,
      modo: versao > 0 ? await modoDe(db, organizadora(alvo), alvo.questionarioId, [versao]) : null,
    };
  },
);
