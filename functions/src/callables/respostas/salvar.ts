import { salvar as contrato } from '@/domain/contratos/respostas';
import { chamada } from '@functions/chamada/chamada';
import { comConta } from '@functions/nucleo/respondente';
import { salvarFolha } from '@functions/nucleo/salvarFolha';

/** Browsers send every few seconds and again until they are answered: the sheet's own counts make that harmless. */
export const salvar = chamada(
  contrato,
  {
    quem: 'respondente',
    repetivel: true,
    limites: ({ idEmpresa, questionarioId }, { uid }) => [
      { chave: `folha:${idEmpresa}/${questionarioId}:${uid}`, maximo: 2_000, minutos: 60 },
    ],
    falha: 'Não foi possível salvar as respostas',
  },
  ({ aparelho, step, stepN, mudancas, ...alvo }, membro) =>
    salvarFolha(comConta(membro), alvo, { aparelho, step, stepN, mudancas }),
);
