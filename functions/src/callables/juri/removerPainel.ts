import { removerPainel as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { removerPainel as remover } from '@functions/nucleo/montagemDoJuri';

/** The record is written by functions only, its end too. */
export const removerPainel = chamada(
  contrato,
  {
    quem: 'membro',
    repetivel: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 120, minutos: 60 }],
    falha: 'Não foi possível remover o júri',
  },
  async (qual, membro) => {
    await remover(membro, qual);
    return {};
  },
);
