import { comparar as contrato } from '@/domain/contratos/comparacao';
import { chamada } from '@functions/chamada/chamada';
import { compararResultado } from '@functions/nucleo/compararResultado';
import { empresaVista, projetoDoQuestionario } from '@functions/nucleo/resultados';

/** A function and not a rule: means of other companies never leave the server, only what they say together. */
export const comparar = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível comparar o resultado',
  },
  async ({ idEmpresa, idProjeto, questionarioId }, membro) =>
    compararResultado(
      membro,
      await empresaVista(membro, {
        idEmpresa,
        idProjeto: idProjeto ?? (await projetoDoQuestionario(membro, questionarioId)),
      }),
      questionarioId,
    ),
);
