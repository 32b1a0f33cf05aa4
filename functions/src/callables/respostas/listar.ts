import { listar as contrato } from '@/domain/contratos/respostas';
import { chamada } from '@functions/chamada/chamada';
import { paraResponder } from '@functions/nucleo/paraResponder';

export const listar = chamada(
  contrato,
  {
    quem: 'respondente',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível buscar os questionários',
  },
  async ({ projetoId }, membro) => ({ questionarios: await paraResponder(membro, projetoId) }),
);
