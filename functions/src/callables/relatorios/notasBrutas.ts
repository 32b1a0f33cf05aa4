import { notasBrutas as contrato } from '@/domain/contratos/folhas-brutas';
import { chamada } from '@functions/chamada/chamada';
import { paginaDeNotas } from '@functions/nucleo/folhasBrutas';

/** A function and not a rule: others' scores reach only readers of module 26 (threats A15, decisions P295). */
export const notasBrutas = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível buscar as avaliações',
  },
  (pedido, membro) => paginaDeNotas(membro, pedido),
);
