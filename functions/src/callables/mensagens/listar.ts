import { listar as contrato } from '@/domain/contratos/mensagens';
import { chamada } from '@functions/chamada/chamada';
import * as nucleo from '@functions/nucleo/mensagens';

/** What was sent to whom is for who may send. */
export const listar = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 10 }],
    falha: 'Erro ao buscar mensagens',
  },
  async ({ idProjeto }, membro) => nucleo.listar(membro, idProjeto),
);
