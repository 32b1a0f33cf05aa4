import { salvarCronograma as contrato } from '@/domain/contratos/desafios';
import { SEM_MAIS_RESPOSTAS } from '@/domain/ideias/vinculo';
import { caminhosDaImersao, type Cronograma, eventoSchema, gereImersao } from '@/domain/imersoes/cronograma';
import {
  ANTES_DO_FIM,
  cronogramaDoForm,
  formDoCronograma,
  INICIO_PASSADO,
} from '@/domain/imersoes/imersao-form';
import { diaDe } from '@/domain/comum/datas';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { carimbo, lido } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import {
  DISPUTADA,
  lerDesafio,
  lerImersaoGerida,
  limitesDeImersoes,
  repartirVagas,
} from '@functions/nucleo/imersoes';
import { isDeepStrictEqual } from 'node:util';

/** The id of a new one is made of the request, so the same request makes one. */
export const salvarCronograma = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ desafioId, cronogramaId, form, de }, membro) => {
    const { db, contexto, uid, quem, chave } = membro;
    const id = cronogramaId ?? chave;
    const caminho = caminhosDaImersao.cronograma(contexto, id);
    const escrito = cronogramaDoForm(form);
    const hoje = diaDe(new Date());
    await db.runTransaction(async (tx) => {
      if (cronogramaId === null) {
        const desafio = await lerDesafio(tx, membro, desafioId);
        if (!gereImersao(quem, uid, desafio.autor)) throw negado();
        if (!desafio.aceitaRespostas) throw new ErroDoProduto(SEM_MAIS_RESPOSTAS);
        if (form.inicioIncricao < hoje) throw new ErroDoProduto(INICIO_PASSADO);
        const novo: Omit<Cronograma, keyof ReturnType<typeof carimbo>> = {
          ...escrito,
          idDesafio: desafioId,
          desafioTitulo: desafio.titulo,
          publico: true,
          ocupadas: 0,
          emEspera: 0,
        };
        tx.set(db.doc(caminho), { ...novo, ...carimbo(new Date(), uid) });
        return;
      }
      const { cronograma } = await lerImersaoGerida(tx, membro, cronogramaId);
      const atual = formDoCronograma(cronograma);
      if (isDeepStrictEqual(atual, form)) return;
      if (!isDeepStrictEqual(atual, de)) throw new ErroDoProduto(CONFLITO);
      // An unchanged start may be past (decisions D2).
      if (form.inicioIncricao < hoje && form.inicioIncricao !== atual.inicioIncricao)
        throw new ErroDoProduto(INICIO_PASSADO);
      if (form.quantidadeDeVagas < cronograma.ocupadas)
        throw new ErroDoProduto(
          `Já há ${cronograma.ocupadas} pessoas com vaga: não dá para oferecer menos vagas do que isso.`,
        );
      const primeiro = db
        .collection(caminhosDaImersao.sob(caminho).event)
        .where('deletedAt', '==', null)
        .orderBy('data')
        .limit(1);
      const [evento] = (await tx.get(primeiro)).docs;
      const data = evento && lido(eventoSchema, evento)?.data;
      if (data && data < escrito.terminoIncricao)
        throw new ErroDoProduto(`Há um evento marcado antes. ${ANTES_DO_FIM}`);
      const carimbado = { updatedAt: new Date(), updatedBy: uid };
      await repartirVagas(db, tx, caminho, { ...cronograma, ...escrito }, () =>
        tx.update(db.doc(caminho), { ...escrito, ...carimbado }),
      );
    }, DISPUTADA);
    return { id };
  },
);
