import { combinacao as contrato } from '@/domain/contratos/estatisticas';
import { chamada } from '@functions/chamada/chamada';
import { combinarCortes } from '@functions/nucleo/combinarCortes';

/** A function and not a rule: hundreds of records are added up for one answer (decisions P413). */
export const combinacao = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível contar as respostas',
  },
  (pedido, membro) => combinarCortes(membro, pedido),
);
