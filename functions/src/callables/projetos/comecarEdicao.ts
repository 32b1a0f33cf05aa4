import { comecarEdicao as contrato } from '@/domain/contratos/edicoes';
import { chamada } from '@functions/chamada/chamada';
import { comecarEdicao as comecar } from '@functions/nucleo/comecarEdicao';

/** A function and not the browser: hundreds of records stand or fall together. */
export const comecarEdicao = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid, contexto }) => [
      { chave: `${contexto.empresaId}/${uid}`, maximo: 20, minutos: 24 * 60 },
    ],
    falha: 'Não foi possível começar a edição',
  },
  async (dados, membro) => comecar(membro, dados),
);
