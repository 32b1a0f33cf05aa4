import { reabrir as contrato } from '@/domain/contratos/respostas';
import { podeReabrir } from '@/domain/diagnostico/resposta';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { reabrirFolha } from '@functions/nucleo/reabrirFolha';

/** Sheets are written by functions only, also where somebody of the organiser opens one again (decisions Q163). */
export const reabrir = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 200, minutos: 24 * 60 }],
    falha: 'Não foi possível reabrir as respostas',
  },
  async ({ folha, motivo }, membro) => {
    if (!podeReabrir(membro.quem, { daqui: true })) throw negado();
    await reabrirFolha(membro, folha, motivo);
    return {};
  },
);
