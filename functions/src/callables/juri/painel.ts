import { painel as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { verPainel } from '@functions/nucleo/painelDoJuri';

/** A function and not a rule: people, companies and scores of others are put together here. */
export const painel = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar o júri',
  },
  (qual, membro) => verPainel(membro, qual),
);
