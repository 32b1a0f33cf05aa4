import { temFlag } from '@/domain/acesso/quem';
import { daEmpresa as contrato } from '@/domain/contratos/resultados';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { resultadosDaEmpresa } from '@functions/nucleo/resultadosDaEmpresa';

/**
 * A function and not a rule: a company's means lie under the organiser. It reads its own at once, and its places where
 * they are published (decisions Q23).
 */
export const daEmpresa = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar os resultados',
  },
  async (_dados, membro) => {
    if (membro.quem.externo || !temFlag(membro.quem, [31, 'leitura'])) throw negado();
    return { resultados: await resultadosDaEmpresa(membro) };
  },
);
