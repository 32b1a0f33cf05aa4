import { salvarPainel as contrato } from '@/domain/contratos/juri';
import { chamada } from '@functions/chamada/chamada';
import { salvarPainel as guardar } from '@functions/nucleo/montagemDoJuri';

/** A function and not a rule: conflicts are found among people of other companies. The same dealt again is the same. */
export const salvarPainel = chamada(
  contrato,
  {
    quem: 'membro',
    repetivel: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível salvar o júri',
  },
  (dados, membro) => guardar(membro, dados),
);
