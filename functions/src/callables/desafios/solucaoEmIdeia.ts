import { solucaoEmIdeia as contrato } from '@/domain/contratos/desafios';
import { temFlag } from '@/domain/acesso/quem';
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { fraseDosComecados } from '@/domain/comum/limite-em-palavras';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { ideiaVazia } from '@/domain/ideias/ideia-form';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { idDoVinculo, parDe, pontaDe } from '@/domain/ideias/vinculo';
import { caminhosDaImersao, type Solucao, solucaoSchema } from '@/domain/imersoes/cronograma';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { lerImersao, limitesDeImersoes } from '@functions/nucleo/imersoes';

const tituloDaIdeia = ideiaSchema.shape.titulo;

/** A draft with the words of the solution. A title too short for an idea is one that its author words anew. */
function rascunhoDa({ titulo, descricao }: Solucao, { uid, contexto, colaborador }: Membro) {
  const titulado = tituloDaIdeia.safeParse(titulo).data ?? 'Proposta feita na imersão';
  return ideiaSchema.parse({
    ...ideiaVazia,
    ...ideiaNova,
    titulo: titulado,
    tituloEmOrdem: emOrdem(titulado),
    busca: tokensDeBusca(titulado),
    descricao,
    autorReference: caminhos.colaborador(contexto, uid),
    autorNome: colaborador.nome,
    regulamentoNome: '',
    ...carimbo(new Date(), uid),
  });
}

/**
 * Only its author makes an idea of a solution: an idea brings points to the person who proposes it. The link waits,
 * hidden, until the idea is public (nucleo/vinculos.ts).
 */
export const solucaoEmIdeia = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeImersoes },
  async ({ cronogramaId, solucaoId }, membro) => {
    const { db, uid, contexto, quem, chave, colaborador } = membro;
    if (!temFlag(quem, [IDEIA.modulo, 'criacao'])) throw negado();
    const limite = fraseDosComecados(colaborador, new Date());
    if (limite) throw new ErroDoProduto(limite);
    return db.runTransaction(async (tx) => {
      const { caminho, cronograma } = await lerImersao(tx, membro, cronogramaId);
      const ref = db.doc(`${caminhosDaImersao.sob(caminho).solucoes}/${solucaoId}`);
      const solucao = await ler(db, solucaoSchema, ref.path, tx);
      if (solucao?.createdBy !== uid) throw negado();
      if (solucao.deletedAt !== null) throw new ErroDoProduto('Esta proposta foi removida.');
      if (solucao.oculto) throw new ErroDoProduto('A moderação ocultou esta proposta.');
      const feita = solucao.ideiaReference && (await ler(db, ideiaSchema, solucao.ideiaReference, tx));
      if (feita && feita.deletedAt === null) return { id: idDaReferencia(solucao.ideiaReference ?? '') };
      const ideiaReference = caminhos.ideia(contexto, chave);
      const pontas = parDe(pontaDe(DESAFIO, cronograma.idDesafio), pontaDe(IDEIA, chave));
      const agora = new Date();
      tx.set(db.doc(ideiaReference), rascunhoDa(solucao, membro));
      tx.set(db.doc(`${caminhos.vinculosDeIdeias(contexto)}/${idDoVinculo(...pontas)}`), {
        pontas,
        publicas: false,
        ...carimbo(agora, uid),
      });
      tx.update(ref, { ideiaReference, updatedAt: agora, updatedBy: uid });
      return { id: chave };
    });
  },
);
