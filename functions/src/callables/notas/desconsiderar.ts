import { desconsiderar as contrato } from '@/domain/contratos/notas';
import { podeDesconsiderar } from '@/domain/diagnostico/nota';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { desconsiderar as guardar } from '@functions/nucleo/notas';

/** Scores are written by functions only, also where somebody of module 27 takes one out of the means (threats E12). */
export const desconsiderar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 2_000, minutos: 24 * 60 }],
    falha: 'Não foi possível mudar a avaliação',
  },
  async ({ nota, desconsiderado, motivo }, membro) => {
    if (!podeDesconsiderar(membro.quem)) throw negado();
    await guardar(membro, nota, desconsiderado, motivo);
    return {};
  },
);
