import { avaliar as contrato } from '@/domain/contratos/notas';
import { chamada } from '@functions/chamada/chamada';
import { avaliar as guardar } from '@functions/nucleo/notas';

/** A rule finds neither the group in a version nor the evaluator in the company that is scored (decisions Q202). */
export const avaliar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 2_000, minutos: 24 * 60 }],
    falha: 'Não foi possível guardar a nota',
  },
  async ({ idEmpresa, questionarioId, grupo, fase, idResposta, nota, justificativa, vistas }, membro) => ({
    criada: await guardar(
      membro,
      { idEmpresa, questionarioId },
      { grupo, fase, idResposta, nota, justificativa },
      vistas,
    ),
  }),
);
