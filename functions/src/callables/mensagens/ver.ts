import { ver as contrato } from '@/domain/contratos/mensagens';
import { chamada } from '@functions/chamada/chamada';
import * as nucleo from '@functions/nucleo/mensagens';

/** What became of each mail is for who may send. */
export const ver = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 10 }],
    falha: 'Erro ao buscar mensagens',
  },
  async (dados, membro) => nucleo.ver(membro, dados),
);
