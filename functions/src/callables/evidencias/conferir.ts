import { conferir as contrato } from '@/domain/contratos/evidencias';
import { podeConferirEvidencia } from '@/domain/evidencias/evidencia';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { conferir as fazer } from '@functions/nucleo/evidencias';

/** Two records under two companies change together (threats G12). */
export const conferir = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 5_000, minutos: 24 * 60 }],
  },
  async ({ id, conferida }, membro) => {
    if (!podeConferirEvidencia(membro.quem)) throw negado();
    await fazer(membro, id, conferida);
    return {};
  },
);
