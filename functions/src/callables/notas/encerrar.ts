import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { encerrar as contrato } from '@/domain/contratos/notas';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { encerrarFase } from '@functions/nucleo/encerramentos';

/** A phase speaks when it is complete or when somebody who publishes says so (decisions P191). */
export const encerrar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 60, minutos: 60 }],
    falha: 'Não foi possível encerrar a avaliação',
  },
  async ({ questionarioId, fase, encerrada }, membro) => {
    if (!podePublicarResultados(membro.quem)) throw negado();
    await encerrarFase(membro, { questionarioId, fase, encerrada });
    return {};
  },
);
