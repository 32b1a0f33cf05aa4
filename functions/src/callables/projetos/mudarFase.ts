import { mudarFase as contrato } from '@/domain/contratos/projetos';
import { podeMudarFase } from '@/domain/projetos/status';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { mudarFase as mudar } from '@functions/nucleo/mudarFase';

/** The phase of a company in a project (part 3 §4; decisions Q20). */
export const mudarFase = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 2_000, minutos: 24 * 60 }],
  },
  async ({ idProjeto, idEmpresa, de, status }, membro) => {
    if (!podeMudarFase(membro.quem)) throw negado();
    await mudar(membro, { idProjeto, idEmpresa, de, status });
    return {};
  },
);
