import { reservar as contrato } from '@/domain/contratos/evidencias';
import { ERRO_NO_ARQUIVO, podeIncluirEvidencia } from '@/domain/evidencias/evidencia';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { reservar as fazer } from '@functions/nucleo/evidencias';

/** Two uploads at once must not both take the last place: no rule can count (decisions Q15). */
export const reservar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 200, minutos: 24 * 60 }],
    falha: ERRO_NO_ARQUIVO,
  },
  async ({ idEmpresa, idProjeto, idQuestionario, nome, arquivo, tamanho }, membro) => {
    if (!podeIncluirEvidencia(membro.quem)) throw negado();
    return fazer(membro, { idEmpresa, idProjeto, idQuestionario }, { nome, arquivo, tamanho });
  },
);
