import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { cancelarConvite as contrato } from '@/domain/contratos/convites';
import { podeConvidarParaDiagnostico } from '@/domain/pessoas/colaborador-acoes';
import { conviteSchema } from '@/domain/pessoas/convite';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { resumo } from '@functions/chamada/resumo';
import { auditar } from '@functions/nucleo/auditoria';
import { acertarConvidado, folhaDoConvite } from '@functions/nucleo/convidados';
import { contextoDoConvite } from '@functions/nucleo/convites';
import { isDeepStrictEqual } from 'node:util';

/** Of one's own company's people. An invitation of another company is not told from one that does not exist. */
export const cancelar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível cancelar o convite',
  },
  async ({ conviteId }, membro) => {
    if (!podeConvidarParaDiagnostico(membro)) throw negado();
    const { db, chave, contexto, uid } = membro;
    await db.runTransaction(async (tx) => {
      const ref = db.doc(`${caminhos.convites}/${conviteId}`);
      const convite = await ler(db, conviteSchema, ref.path, tx);
      if (!convite?.idQuestionario || !isDeepStrictEqual(contextoDoConvite(convite), contexto))
        throw new ErroDoProduto('Nenhum convite');
      if ((await folhaDoConvite(db, convite, tx))?.finalizadoEm)
        throw new ErroDoProduto('Este convite já foi respondido e não pode mais ser cancelado.');
      if (convite.cancelado) return;
      tx.update(ref, { cancelado: true, lembrarEm: null });
      const alvo = caminhos.colaborador(contexto, convite.idColaboradorConvidado);
      const sobre = { contexto, acao: 'CONVITE', quem: uid, alvo } as const;
      auditar({ db, tx, chave: resumo(chave, conviteId) }, sobre, { cancelado: false }, { cancelado: true });
    });
    await acertarConvidado(db, conviteId);
    return {};
  },
);
