/**
 * A project begun from the last one, in one transaction (decisions P420). All ids follow from the request: sent again
 * after a lost answer, or by a process that died, it finds what it made and tells it.
 */
import type * as z from 'zod/mini';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { comecarEdicao as contrato } from '@/domain/contratos/edicoes';
import {
  MAXIMO_DE_REGISTROS_DA_EDICAO,
  projetoDaEdicao,
  questionarioDaEdicao,
  regiaoDaEdicao,
} from '@/domain/projetos/edicao';
import { projetoSchema } from '@/domain/projetos/projeto';
import { regiaoSchema, regioesDe } from '@/domain/projetos/regiao';
import { carimbo, legivel, ler } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { exigirCopia, exigirRascunho, gravarCopias, idDaCopia, sementeDo } from './copiarQuestionarios';
import { caminhoDoQuestionario } from './questionarios';

type Pedido = z.infer<typeof contrato.entrada>;
type Feito = z.infer<typeof contrato.saida>;

/** A project is made by 13; questionnaires by 5, 6 and 7; regions by 28. */
function exigirEdicao(membro: Membro, { questionarios, regioes }: Pedido) {
  const { quem } = membro;
  const faz = (modulo: 13 | 28) => temFlag(quem, [modulo, 'leitura']) && temFlag(quem, [modulo, 'criacao']);
  exigirCopia(membro, questionarios.length > 0 ? [5, 6, 7] : []);
  if (!faz(13) || (regioes && !faz(28))) throw negado();
}

const DEMAIS = `São mais de ${MAXIMO_DE_REGISTROS_DA_EDICAO} registros de uma vez. Leve menos questionários; os outros se duplicam depois, um a um.`;

export async function comecarEdicao(membro: Membro, pedido: Pedido): Promise<Feito> {
  exigirEdicao(membro, pedido);
  const { db, contexto, uid, chave } = membro;
  const semente = sementeDo(membro);
  const id = chave.slice(0, 20);
  const para = { inicio: pedido.inicio, fim: pedido.fim };
  const quais = [...new Set(pedido.questionarios)];
  return db.runTransaction(async (tx): Promise<Feito> => {
    const [anterior, feito] = await Promise.all([
      ler(db, projetoSchema, caminhos.projeto(contexto, pedido.idProjeto), tx),
      tx.get(db.doc(caminhos.projeto(contexto, id))),
    ]);
    // What this request made already stays as people have it by now.
    if (feito.exists) return { id };
    if (anterior?.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
    const originais = await Promise.all(quais.map((q) => exigirRascunho(membro, q, tx)));
    if (originais.some(({ questionario }) => questionario.idProjeto !== pedido.idProjeto))
      throw new ErroDoProduto('Há um questionário que não é deste projeto.');
    const { docs } = pedido.regioes
      ? await tx.get(db.collection(regioesDe(contexto, pedido.idProjeto)).where('deletedAt', '==', null))
      : { docs: [] };
    const regioes = docs.flatMap((documento) => {
      const regiao = legivel(regiaoSchema, documento);
      return regiao ? [{ id: documento.id, regiao }] : [];
    });
    const perguntas = originais.reduce((soma, um) => soma + um.perguntas.length, 0);
    const grupos = originais.reduce((soma, um) => soma + um.grupos.length, 0);
    if (quais.length + grupos + perguntas + regioes.length > MAXIMO_DE_REGISTROS_DA_EDICAO)
      throw new ErroDoProduto(DEMAIS);
    const agora = carimbo(new Date(), uid);
    const projeto = projetoDaEdicao(anterior, { idAnterior: pedido.idProjeto, nome: pedido.nome, para });
    tx.create(feito.ref, { ...projeto, ...agora });
    quais.forEach((q, i) => {
      const original = originais[i];
      if (!original) return;
      const idQuestionario = idDaCopia(semente, q);
      tx.create(db.doc(caminhoDoQuestionario(contexto, idQuestionario)), {
        ...questionarioDaEdicao(original.questionario, anterior, { idProjeto: id, para }),
        linhagem: { de: q, semente },
        ...agora,
      });
      gravarCopias(tx, membro, original, { idQuestionario, idProjeto: id, grupos: 0, perguntas: 0 });
    });
    for (const uma of regioes)
      tx.create(db.doc(`${regioesDe(contexto, id)}/${idDaCopia(semente, uma.id)}`), {
        ...regiaoDaEdicao(uma.regiao, id),
        ...agora,
      });
    auditar(
      { db, tx, chave },
      { contexto, acao: 'EDICAO', quem: uid, alvo: caminhos.projeto(contexto, id) },
      {},
      { edicaoDe: pedido.idProjeto, questionarios: quais.length, regioes: regioes.length },
    );
    return { id };
  });
}
