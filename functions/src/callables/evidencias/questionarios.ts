import { listarQuestionarios as contrato } from '@/domain/contratos/evidencias';
import { temFlag } from '@/domain/acesso/quem';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { questionariosDasEvidencias } from '@functions/nucleo/questionariosDasEvidencias';

/** The questionnaires are the organiser's, which no rule opens to another company. */
export const questionarios = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Erro ao buscar questionários',
    soLeitura: true,
  },
  async (_dados, { db, contexto, quem }) => {
    if (!temFlag(quem, [25, 'leitura'])) throw negado();
    return { questionarios: await questionariosDasEvidencias(db, contexto) };
  },
);
