import { podePedirCertificado } from '@/domain/certificados/quais';
import { listar as contrato } from '@/domain/contratos/certificados';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { certificadosDaEmpresa } from '@functions/nucleo/certificados';

/** A function and not a rule: they lie under the organisers. */
export const listar = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar os certificados',
  },
  async (_dados, membro) => {
    if (!podePedirCertificado(membro.quem)) throw negado();
    return { certificados: await certificadosDaEmpresa(membro) };
  },
);
