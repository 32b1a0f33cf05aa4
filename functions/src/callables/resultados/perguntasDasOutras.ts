import { perguntasDasOutras as contrato } from '@/domain/contratos/perguntas-das-outras';
import { chamada } from '@functions/chamada/chamada';
import { perguntasDasOutras as ler } from '@functions/nucleo/perguntasDasOutras';
import { empresaVista, projetoDoQuestionario } from '@functions/nucleo/resultados';

/** A function and not a rule: of what was told a company reads the cuts that it is in. */
export const perguntasDasOutras = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar as respostas das outras empresas',
  },
  async ({ idEmpresa, idProjeto, questionarioId }, membro) =>
    ler(
      membro,
      await empresaVista(membro, {
        idEmpresa,
        idProjeto: idProjeto ?? (await projetoDoQuestionario(membro, questionarioId)),
      }),
      questionarioId,
    ),
);
