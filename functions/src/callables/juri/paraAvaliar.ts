import { paraAvaliar as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { paraAvaliar as verParaAvaliar } from '@functions/nucleo/paraAvaliar';

/** A function and not a rule: whom others score is not told to an evaluator. */
export const paraAvaliar = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível buscar o que há para avaliar',
  },
  (_dados, membro) => verParaAvaliar(membro),
);
