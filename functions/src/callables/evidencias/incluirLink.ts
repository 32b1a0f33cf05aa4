import { incluirLink as contrato } from '@/domain/contratos/evidencias';
import { podeIncluirEvidencia } from '@/domain/evidencias/evidencia';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { incluirLink as incluir } from '@functions/nucleo/evidencias';

export const incluirLink = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 100, minutos: 24 * 60 }],
    falha: 'Erro ao enviar o link. Tente novamente.',
  },
  async ({ idEmpresa, idProjeto, idQuestionario, descricao, link }, membro) => {
    if (!podeIncluirEvidencia(membro.quem)) throw negado();
    return { id: await incluir(membro, { idEmpresa, idProjeto, idQuestionario }, { descricao, link }) };
  },
);
