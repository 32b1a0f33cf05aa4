import { quemVoltou as contrato } from '@/domain/contratos/edicoes';
import { chamada } from '@functions/chamada/chamada';
import { quemVoltou as comparar } from '@functions/nucleo/quemVoltou';

/** A function and not the browser, which would read every row of both projects to count them. */
export const quemVoltou = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 10 }],
    falha: 'Erro ao buscar empresas',
  },
  async (dados, membro) => comparar(membro, dados),
);
