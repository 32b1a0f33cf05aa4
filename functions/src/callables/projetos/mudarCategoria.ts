import { mudarCategoria as contrato } from '@/domain/contratos/projetos';
import { podeEscolherCategoria, podeMudarCategoria } from '@/domain/projetos/status';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { mudarCategoria as mudar } from '@functions/nucleo/mudarCategoria';

/** Of the organiser, or of the company itself; nobody chooses for a third one (threats A35). */
const pode = ({ contexto: { empresaId }, quem }: Membro, organizadora: string, idEmpresa: string) =>
  (empresaId === organizadora && podeMudarCategoria(quem)) ||
  (empresaId === idEmpresa && podeEscolherCategoria(quem));

/** The rows of a project are the organiser's, which no rule lets another company write. */
export const mudarCategoria = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 2_000, minutos: 24 * 60 }],
    falha: 'Não foi possível mudar a categoria',
  },
  async ({ organizadora, idProjeto, idEmpresa, de, categoria }, membro) => {
    if (!pode(membro, organizadora, idEmpresa)) throw negado();
    const organizador = { ...membro.contexto, empresaId: organizadora };
    await mudar(membro, organizador, { idProjeto, idEmpresa, de, categoria });
    return {};
  },
);
