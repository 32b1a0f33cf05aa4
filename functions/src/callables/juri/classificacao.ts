import { classificacao as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { classificar } from '@functions/nucleo/classificacaoDoJuri';

/** A function and not a rule: others' scores reach only readers of module 26, after their own (threats A15, C44). */
export const classificacao = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível buscar a classificação',
  },
  (pedido, membro) => classificar(membro, pedido),
);
