import { sairDoProjeto as contrato } from '@/domain/contratos/projetos';
import { podeSairDoProjeto } from '@/domain/projetos/status';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { sairDoProjeto as sair } from '@functions/nucleo/sairDoProjeto';

/** The rows of a project are the organiser's, which no rule lets another company write. */
export const sairDoProjeto = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 50, minutos: 24 * 60 }],
    falha: 'Não foi possível sair do projeto',
  },
  async ({ idEmpresa, idProjeto }, membro) => {
    if (!podeSairDoProjeto(membro.quem)) throw negado();
    await sair(membro, { ...membro.contexto, empresaId: idEmpresa }, idProjeto);
    return {};
  },
);
