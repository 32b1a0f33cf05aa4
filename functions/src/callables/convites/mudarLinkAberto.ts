import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { mudarLinkAberto as contrato } from '@/domain/contratos/respostas-por-link';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type LinkDeResposta, linkDeRespostaSchema } from '@/domain/diagnostico/link-de-resposta';
import { podeConvidarParaDiagnostico } from '@/domain/pessoas/colaborador-acoes';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { resumo } from '@functions/chamada/resumo';
import { auditar } from '@functions/nucleo/auditoria';
import { novoSegredo } from '@functions/nucleo/convites';
import { exigirParticipacao, lerQuestionario, organizadora, porQueFechada } from '@functions/nucleo/folhas';
import { caminhoDoLink } from '@functions/nucleo/linksDeResposta';
import { exigirOrganizador } from '@functions/nucleo/organizador';

/** Sheets that were begun go on: only new ones need the link (decisions Q166). */
export const mudarLinkAberto = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 60, minutos: 60 }],
    falha: 'Não foi possível mudar o link',
  },
  async ({ idQuestionario: questionarioId, idEmpresa, acao, limite }, membro) => {
    if (!podeConvidarParaDiagnostico(membro)) throw negado();
    const { db, chave, contexto, uid } = membro;
    const alvo = { ...contexto, idEmpresa, questionarioId };
    await db.runTransaction(async (tx) => {
      const ref = db.doc(caminhoDoLink(alvo));
      const antes = await ler(db, linkDeRespostaSchema, ref.path, tx);
      const questionario = await lerQuestionario(tx, db, alvo);
      await exigirOrganizador(db, organizadora(alvo), tx);
      const foraDaFase = await exigirParticipacao(tx, db, alvo, questionario);
      const agora = new Date();
      const abre = acao === 'criar' || acao === 'renovar';
      const fora = abre && porQueFechada({ questionario, foraDaFase }, agora);
      if (fora) throw new ErroDoProduto(fora);
      const segredo = abre ? novoSegredo() : acao === 'revogar' ? null : (antes?.segredo ?? null);
      // Somebody else made one meanwhile: it is in use, and stays.
      if (acao === 'criar' && antes?.segredo) return;
      const { createdAt, createdBy } = antes ?? carimbo(agora, uid);
      const depois: LinkDeResposta = emForma(linkDeRespostaSchema, {
        idEmpresa,
        idProjeto: questionario.idProjeto,
        idQuestionario: questionarioId,
        limite,
        folhas: antes?.folhas ?? 0,
        segredo,
        ...carimbo(agora, uid),
        createdAt,
        createdBy,
      });
      tx.set(ref, comOGuardado(depois, antes));
      const sobre = { contexto, acao: 'CONVITE', quem: uid, alvo: ref.path } as const;
      auditar({ db, tx, chave: resumo(chave, acao) }, sobre, {}, { linkDeResposta: acao, limite });
    });
    return {};
  },
);
