import { enviar as contrato } from '@/domain/contratos/comunicados';
import { COMUNICADOS_POR_DIA } from '@/domain/comunicados/comunicado';
import { chamada } from '@functions/chamada/chamada';
import * as nucleo from '@functions/nucleo/comunicados';

/** A function and not the browser: who gets it, and that each gets it once, is decided by what is stored. */
export const enviar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { contexto }) => [
      { chave: `empresa:${contexto.empresaId}`, maximo: COMUNICADOS_POR_DIA, minutos: 24 * 60 },
    ],
    falha: 'Não foi possível enviar a mensagem',
  },
  async (dados, membro) => nucleo.enviar(membro, dados),
);
