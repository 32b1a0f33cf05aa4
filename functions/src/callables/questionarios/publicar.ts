import { publicar as contrato } from '@/domain/contratos/questionarios';
import { permite } from '@/domain/acesso/permissao';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { soTextosMudaram } from '@/domain/diagnostico/comparacao';
import { problemas } from '@/domain/diagnostico/problemas';
import { questionarios } from '@/domain/diagnostico/questionario';
import { compilar, correcoesDe, impressaoDe, type Versao, versoesDe } from '@/domain/diagnostico/versao';
import { projetoSchema } from '@/domain/projetos/projeto';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { caminhoDoQuestionario, lerRascunho, lerVersao } from '@functions/nucleo/questionarios';

/**
 * A function and not a rule publishes: what is frozen must be whole, and is compiled from what is stored, never from
 * what a browser sends.
 */
export const publicar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid, contexto }) => [
      { chave: `${contexto.empresaId}/${uid}`, maximo: 200, minutos: 24 * 60 },
    ],
    falha: 'Não foi possível publicar o questionário',
  },
  ({ questionarioId, vista, sobre, correcao }, { db, uid, contexto, quem }) =>
    db.runTransaction(async (tx) => {
      const rascunho = await lerRascunho(db, contexto, questionarioId, tx);
      const seu = rascunho?.questionario.createdBy === uid ? (['criador'] as const) : [];
      // Somebody who may not publish does not learn here which questionnaires there are.
      if (!permite(quem, questionarios.acesso, 'update', seu)) throw negado();
      if (!rascunho) throw new ErroDoProduto('Questionário não encontrado!');
      const { versao: atual = 0, idProjeto } = rascunho.questionario;
      const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto), tx);
      if (!projeto || projeto.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
      const publicada = atual ? await lerVersao(db, contexto, questionarioId, atual, tx) : undefined;
      const compilado = compilar(rascunho);
      const agora = impressaoDe(compilado);
      if (publicada && impressaoDe(publicada) === agora) return { versao: atual };
      if (sobre !== atual)
        throw new ErroDoProduto(`A versão ${atual} foi publicada enquanto isso. Confira de novo e publique.`);
      if (vista !== agora)
        throw new ErroDoProduto('O questionário mudou depois que você o abriu. Confira de novo e publique.');
      const [impede] = problemas(rascunho).filter((problema) => problema.impede);
      if (impede) throw new ErroDoProduto(`Ainda não dá para publicar. ${impede.texto}`);
      if (correcao && !(publicada && soTextosMudaram(publicada, compilado)))
        throw new ErroDoProduto('Não mudaram só os textos: publique uma nova versão.');
      const n = correcao ? atual : atual + 1;
      const nova: Versao = { ...compilado, n, publicadaEm: new Date(), publicadaPor: uid };
      const onde = (correcao ? correcoesDe : versoesDe)(contexto, questionarioId);
      const ref = db.doc(`${onde}/${n}`);
      // A version is created, so that nothing ever replaces one.
      if (correcao) tx.set(ref, nova);
      else tx.create(ref, nova);
      tx.update(db.doc(caminhoDoQuestionario(contexto, questionarioId)), { versao: n, mudou: false });
      return { versao: n };
    }),
);
