import { veOutras } from '@/domain/acesso/quem';
import { mediasPorCorte as contrato } from '@/domain/contratos/comparacao';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { mediasDosCortes } from '@functions/nucleo/compararResultado';
import { projetoDoQuestionario, INEXISTENTE } from '@functions/nucleo/resultados';
import { ErroDoProduto } from '@/domain/comum/erros';

/** Regional means and their like (part 3 §7). The questionnaire is looked for under the caller's company only. */
export const mediasPorCorte = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar as médias',
  },
  async ({ idProjeto, questionarioId }, membro) => {
    if (!veOutras(membro.quem, 31)) throw negado();
    if ((await projetoDoQuestionario(membro, questionarioId)) !== idProjeto)
      throw new ErroDoProduto(INEXISTENTE);
    return { cortes: await mediasDosCortes(membro, { idProjeto, questionarioId }) };
  },
);
