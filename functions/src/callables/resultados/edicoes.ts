import { edicoes as contrato } from '@/domain/contratos/edicoes';
import { chamada } from '@functions/chamada/chamada';
import { edicoesDaEmpresa } from '@functions/nucleo/edicoesDaEmpresa';
import { empresaVista, projetoDoQuestionario } from '@functions/nucleo/resultados';

/** A function and not a rule: of other editions a company reads its own means, and no record of the organiser. */
export const edicoes = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar as edições',
  },
  async ({ idEmpresa, idProjeto, questionarioId }, membro) =>
    edicoesDaEmpresa(
      membro,
      await empresaVista(membro, {
        idEmpresa,
        idProjeto: idProjeto ?? (await projetoDoQuestionario(membro, questionarioId)),
      }),
      questionarioId,
    ),
);
