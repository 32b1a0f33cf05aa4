import { excluir as contrato } from '@/domain/contratos/evidencias';
import { chamada } from '@functions/chamada/chamada';
import { excluir as fazer } from '@functions/nucleo/evidencias';

/** Record, place, copy and file go together, which a browser cannot promise. */
export const excluir = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 300, minutos: 24 * 60 }],
    falha: 'Não foi possível excluir a evidência',
  },
  async ({ id }, membro) => {
    await fazer(membro, id);
    return {};
  },
);
