import { folhasBrutas as contrato } from '@/domain/contratos/folhas-brutas';
import { chamada } from '@functions/chamada/chamada';
import { paginaDeFolhas } from '@functions/nucleo/folhasBrutas';

/** A function and not a rule: no rule opens a sheet (decisions Q160, P295). */
export const folhasBrutas = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível buscar as respostas',
  },
  (pedido, membro) => paginaDeFolhas(membro, pedido),
);
