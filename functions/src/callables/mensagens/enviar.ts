import { enviar as contrato } from '@/domain/contratos/mensagens';
import { MENSAGENS_POR_DIA } from '@/domain/mensagens/mensagem';
import { chamada } from '@functions/chamada/chamada';
import * as nucleo from '@functions/nucleo/mensagens';

/** A function and not the browser: who gets it, and that each gets it once, is decided by what is stored. */
export const enviar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { contexto }) => [
      { chave: `empresa:${contexto.empresaId}`, maximo: MENSAGENS_POR_DIA, minutos: 24 * 60 },
    ],
    falha: 'Não foi possível enviar a mensagem',
  },
  async (dados, membro) => nucleo.enviar(membro, dados),
);
