import { veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { fases as contrato } from '@/domain/contratos/notas';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { fasesAvaliadas } from '@functions/nucleo/encerramentos';

/** A function and not a rule: of one evaluator the mean is the score, so no rule opens the means (threats A15). */
export const fases = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar as avaliações',
  },
  async ({ questionarioId }, membro) => {
    if (!veNotasDeOutros(membro.quem)) throw negado();
    return { fases: await fasesAvaliadas(membro, questionarioId) };
  },
);
