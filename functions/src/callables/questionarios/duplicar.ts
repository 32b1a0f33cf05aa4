import { duplicar as contrato } from '@/domain/contratos/questionarios';
import { copiaDoQuestionario } from '@/domain/diagnostico/copia';
import { carimbo } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import {
  exigirCopia,
  exigirProjeto,
  exigirRascunho,
  gravarCopias,
  limitesDeCopias,
  sementeDo,
} from '@functions/nucleo/copiarQuestionarios';
import { caminhoDoQuestionario } from '@functions/nucleo/questionarios';

/** A function and not the browser copies: hundreds of records stand or fall together. */
export const duplicar = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeCopias, falha: 'Não foi possível duplicar o questionário' },
  async ({ questionarioId, nome, idProjeto }, membro) => {
    exigirCopia(membro, [5, 6, 7]);
    const { db, contexto, uid } = membro;
    const id = membro.chave.slice(0, 20);
    await db.runTransaction(async (tx) => {
      const original = await exigirRascunho(membro, questionarioId, tx);
      await exigirProjeto(membro, idProjeto, tx);
      const copia = copiaDoQuestionario(original.questionario, { nome, idProjeto });
      // Into another project it continues the original, as an edition does; beside it, it is something else.
      const linha =
        idProjeto === original.questionario.idProjeto
          ? {}
          : { linhagem: { de: questionarioId, semente: sementeDo(membro) } };
      tx.create(db.doc(caminhoDoQuestionario(contexto, id)), {
        ...copia,
        ...linha,
        ...carimbo(new Date(), uid),
      });
      gravarCopias(tx, membro, original, { idQuestionario: id, idProjeto, grupos: 0, perguntas: 0 });
    });
    return { id };
  },
);
