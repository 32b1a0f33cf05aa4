import { lembrar as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { lembrar as lembrarJuri } from '@functions/nucleo/lembretesDoJuri';

/** Who was reminded is written by functions only: nobody reminds a colleague every hour. */
export const lembrar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 60, minutos: 60 }],
    falha: 'Não foi possível lembrar os avaliadores',
  },
  (qual, membro) => lembrarJuri(membro, qual),
);
