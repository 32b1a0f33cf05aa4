import { moderar as contrato } from '@/domain/contratos/moderacao';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type Caso, decisoesDe, pedeMotivo, type SituacaoDoCaso } from '@/domain/moderacao/moderacao';
import { podeModerar } from '@/domain/moderacao/quem-modera';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { auditar } from '@functions/nucleo/auditoria';
import {
  caminhoDoCaso,
  eDaPessoa,
  lerCaso,
  lerConteudo,
  ocultar,
  restaurar,
} from '@functions/nucleo/moderacao';
import { limitesDaModeracao, MUDOU, NAO_HA } from './limites';

/** The decision, the text and the trail go in one transaction. */
export const moderar = chamada(
  contrato,
  { quem: 'membro', limites: limitesDaModeracao },
  async ({ casoId, versao, decisao: { decisao, motivo: dito, explicacao } }, membro) => {
    const motivo = pedeMotivo(decisao) && dito !== '' ? dito : null;
    const { db, uid, contexto, quem, chave } = membro;
    if (!podeModerar(quem)) throw negado();
    await db.runTransaction(async (tx) => {
      const caso = await lerCaso(db, contexto, casoId, tx);
      if (!caso) throw negado();
      const conteudo = await lerConteudo(db, contexto, caso.alvo, tx);
      if (!conteudo) throw new ErroDoProduto(NAO_HA);
      // What the person wrote and what is about their own idea is decided by somebody else, ADMIN or not (threats A170).
      if (caso.autor === uid || eDaPessoa(conteudo, membro)) throw negado();
      // The person's own decision may be sent again after a lost answer, with other words: the last ones stand.
      const deNovo = caso.versao === versao + 1 && caso.decididoPor === uid && caso.situacao !== 'ABERTO';
      const sevia = caso.versao === versao && decisoesDe(caso.situacao).includes(decisao);
      if (!sevia && !deNovo) throw new ErroDoProduto(MUDOU);
      const oculto = caso.situacao === 'OCULTO';
      if (decisao === 'OCULTAR' && conteudo.removido && !oculto) throw new ErroDoProduto(NAO_HA);
      const agora = new Date();
      let guardado: Caso['guardado'] = null;
      if (decisao === 'OCULTAR' && motivo) guardado = ocultar(tx, db, caso, conteudo, motivo, uid);
      else if (oculto) restaurar(tx, db, caso, conteudo, uid);
      tx.update(db.doc(caminhoDoCaso(contexto, casoId)), {
        situacao: (decisao === 'OCULTAR' ? 'OCULTO' : 'MANTIDO') satisfies SituacaoDoCaso,
        decisao,
        motivo,
        explicacao,
        decididoPor: uid,
        decididoEm: agora,
        guardado,
        versao: caso.versao + 1,
        updatedAt: agora,
        updatedBy: uid,
      });
      auditar(
        { db, tx, chave },
        { contexto, acao: 'MODERACAO', quem: uid, alvo: caso.caminho },
        { decisao: caso.decisao, motivo: caso.motivo },
        { decisao, motivo, explicacao: explicacao.slice(0, 200) },
      );
    });
    return { feito: true as const };
  },
);
