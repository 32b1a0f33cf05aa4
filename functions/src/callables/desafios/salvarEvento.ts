import { salvarEvento as contrato } from '@/domain/contratos/desafios';
import {
  caminhosDaImersao,
  eventoSchema,
  cabeSobCronograma,
  mudaEventos,
} from '@/domain/imersoes/cronograma';
import { ANTES_DO_FIM, eventoDoForm, formDoEvento } from '@/domain/imersoes/imersao-form';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { lerImersaoGerida, limitesDeImersoes } from '@functions/nucleo/imersoes';
import { isDeepStrictEqual } from 'node:util';

/** Managers announce events; only ADMIN changes an announced one (decisions D3). */
export const salvarEvento = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId, eventoId, form, de }, membro) => {
    const { db, chave, uid, quem } = membro;
    const id = eventoId ?? chave;
    const escrito = eventoDoForm(form);
    await db.runTransaction(async (tx) => {
      const { caminho, cronograma } = await lerImersaoGerida(tx, membro, cronogramaId);
      if (eventoId !== null && !mudaEventos(quem)) throw negado();
      const colecao = db.collection(caminhosDaImersao.sob(caminho).event);
      const ref = colecao.doc(id);
      const atual = eventoId === null ? undefined : await ler(db, eventoSchema, ref.path, tx);
      if (eventoId !== null && atual?.deletedAt !== null) throw new ErroDoProduto('Evento não encontrado');
      if (atual && isDeepStrictEqual(formDoEvento(atual), form)) return;
      if (atual && !isDeepStrictEqual(formDoEvento(atual), de)) throw new ErroDoProduto(CONFLITO);
      if (escrito.data < cronograma.terminoIncricao) throw new ErroDoProduto(ANTES_DO_FIM);
      if (atual) {
        tx.update(ref, { ...escrito, updatedAt: new Date(), updatedBy: uid });
        return;
      }
      const { count } = (await tx.get(colecao.where('deletedAt', '==', null).count())).data();
      if (!cabeSobCronograma(count)) throw new ErroDoProduto('Esta imersão já tem 100 eventos.');
      tx.set(ref, { ...escrito, ...carimbo(new Date(), uid) });
    });
    return { id };
  },
);
