import { testar as contrato } from '@/domain/contratos/mensagens';
import { TESTES_POR_DIA } from '@/domain/mensagens/mensagem';
import { chamada } from '@functions/chamada/chamada';
import * as nucleo from '@functions/nucleo/mensagens';

/** To nobody but the caller, whose address the membership says. */
export const testar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid, contexto }) => [
      { chave: `${contexto.empresaId}/${uid}`, maximo: TESTES_POR_DIA, minutos: 24 * 60 },
    ],
    falha: 'Não foi possível enviar o teste',
  },
  async (dados, membro) => {
    await nucleo.testar(membro, dados);
    return {};
  },
);
