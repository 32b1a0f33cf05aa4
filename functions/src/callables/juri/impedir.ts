import { impedir as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { impedir as guardar } from '@functions/nucleo/impedimentosDoJuri';

/** A function and not a rule: the seat goes to the next evaluator, by a deal that nobody chooses. */
export const impedir = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 120, minutos: 60 }],
    falha: 'Não foi possível registrar o impedimento',
  },
  (dados, membro) => guardar(membro, dados),
);
