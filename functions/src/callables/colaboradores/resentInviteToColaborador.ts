import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { podeConvidar, podeReenviar } from '@/domain/pessoas/colaborador-acoes';
import { resentInviteToColaborador as contrato } from '@/domain/contratos/colaboradores';
import { empresaSchema } from '@/domain/empresas/empresa';
import { nomeComOrigem } from '@/domain/empresas/origem';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { ler, lido } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { caminhoNaFila } from '@functions/emails/fila';
import { escreverReenvio, limitesDeConvite } from '@functions/nucleo/convidar';
import { convitesPendentes } from '@functions/nucleo/convites';

/** Sends the invitation again with a new link; the earlier links go on working. */
export const resentInviteToColaborador = chamada(
  contrato,
  {
    quem: 'membro',
    limites: ({ email }, membro) => limitesDeConvite(membro, [email], { pode: podeConvidar(membro) }),
  },
  async ({ email }, membro) => ({ colaboradorId: await reenviar(membro, email) }),
);

async function reenviar(membro: Membro, email: string): Promise<string> {
  const { db, chave, contexto, uid: por } = membro;
  return db.runTransaction(async (tx) => {
    const achados = await tx.get(
      db
        .collection(caminhos.colaboradores(contexto))
        .where('email', '==', email)
        .where('deletedAt', '==', null)
        .limit(1),
    );
    const documento = achados.docs[0];
    const pessoa = documento && lido(colaboradorSchema, documento);
    const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
    if (!documento || !pessoa || !empresa) throw new ErroDoProduto('Colaborador não encontrado');
    const uid = documento.id;
    if (!podeReenviar(membro, { ...pessoa, id: uid })) {
      throw pessoa.inviteAcceptedAt ? new ErroDoProduto('Este convite já foi aceito.') : negado();
    }
    const [atual] = await convitesPendentes(db, tx, contexto, uid);
    // A first run of this request that died after its transaction has already queued the mail.
    if ((await tx.get(db.doc(caminhoNaFila(chave)))).exists) return uid;
    const quemConvida = nomeComOrigem(membro.colaborador.nome, empresa);
    escreverReenvio(
      { db, tx, chave },
      { contexto, uid, pessoa, empresa, por, quemConvida, atual, de: contexto },
    );
    return uid;
  });
}
