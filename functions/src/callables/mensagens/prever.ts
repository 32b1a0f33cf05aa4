import { prever as contrato } from '@/domain/contratos/mensagens';
import { chamada } from '@functions/chamada/chamada';
import * as nucleo from '@functions/nucleo/mensagens';

/** A function and not the browser: addresses of other companies never leave the server. */
export const prever = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 10 }],
    falha: 'Não foi possível preparar a mensagem',
  },
  async (dados, membro) => nucleo.prever(membro, dados),
);
