import { proporSolucao as contrato } from '@/domain/contratos/desafios';
import { caminhosDaImersao, cabeSobCronograma } from '@/domain/imersoes/cronograma';
import { SEM_MAIS_RESPOSTAS } from '@/domain/ideias/vinculo';
import { inscricaoSchema, ocupaVaga } from '@/domain/imersoes/inscricao';
import { ErroDoProduto } from '@/domain/comum/erros';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { lerImersao, limitesDeImersoes } from '@functions/nucleo/imersoes';

/** People with a seat propose, and those who manage the immersion. The id is made of the request. */
export const proporSolucao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId, form }, membro) => {
    const { db, chave: id, uid } = membro;
    await db.runTransaction(async (tx) => {
      const { caminho, desafio, gere } = await lerImersao(tx, membro, cronogramaId);
      if (!desafio.aceitaRespostas) throw new ErroDoProduto(SEM_MAIS_RESPOSTAS);
      const { inscricoes, solucoes } = caminhosDaImersao.sob(caminho);
      const inscricao = await ler(db, inscricaoSchema, `${inscricoes}/${uid}`, tx);
      if (!gere && !(inscricao && ocupaVaga(inscricao)))
        throw new ErroDoProduto('Só quem está inscrito na imersão propõe soluções.');
      const colecao = db.collection(solucoes);
      const { count } = (await tx.get(colecao.where('deletedAt', '==', null).count())).data();
      if (!cabeSobCronograma(count)) throw new ErroDoProduto('Esta imersão já tem 100 propostas.');
      tx.set(colecao.doc(id), { ...form, ideiaReference: null, ...carimbo(new Date(), uid) });
    });
    return { id };
  },
);
