/**
 * Somebody who answers by a link. The secret is compared first: whoever has none learns nothing, whatever the ids are
 * (threats E01, E02). Who has one is told what is the matter in a sentence.
 */
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { chavesSchema } from '@/domain/diagnostico/link-de-resposta';
import { caminhosDaFolha, respostaSchema } from '@/domain/diagnostico/resposta';
import { empresaSchema } from '@/domain/empresas/empresa';
import { colaboradorSchema, entraPorLink } from '@/domain/pessoas/colaborador';
import { type Convite, conviteSchema } from '@/domain/pessoas/convite';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { comPedidoAberto, contextoDoConvite, segredoConfere } from './convites';
import { type Alvo, caminhoDaFolha, exigirParticipacao, lerQuestionario, organizadora } from './folhas';
import type { Respondente } from './respondente';

export const linkInvalido = () =>
  new ErroDoProduto(
    'Este link não abre nenhum questionário. Confira se o endereço está completo ou peça outro a quem convidou você.',
  );
const CANCELADO = 'Seu convite foi cancelado! Se foi engano, peça outro a quem convidou você.';
const EXPIRADO = 'O prazo deste link terminou. Peça outro a quem convidou você.';

/** The company for which somebody answers, which is there and active. */
export async function empresaQueResponde(tx: Transaction, db: Firestore, { licenciadaId, empresaId }: Alvo) {
  const empresa = await ler(db, empresaSchema, caminhos.empresa({ licenciadaId, empresaId }), tx);
  if (empresa?.deletedAt !== null || empresa.status !== 'ATIVO')
    throw new ErroDoProduto('A empresa deste questionário não está mais ativa.');
  return empresa;
}

const mesmoAlvo = (convite: Convite, alvo: Alvo) => {
  const { licenciadaId, empresaId } = contextoDoConvite(convite);
  return (
    licenciadaId === alvo.licenciadaId &&
    empresaId === alvo.empresaId &&
    convite.idEmpresa === alvo.idEmpresa &&
    convite.idQuestionario === alvo.questionarioId
  );
};

/** The invitation's person, whose sheet it is with an account too. */
async function pessoaDoConvite(tx: Transaction, db: Firestore, convite: Convite) {
  if (convite.cancelado) throw new ErroDoProduto(CANCELADO);
  if (convite.expiraEm <= new Date()) throw new ErroDoProduto(EXPIRADO);
  const caminho = caminhos.colaborador(contextoDoConvite(convite), convite.idColaboradorConvidado);
  const pessoa = await ler(db, colaboradorSchema, caminho, tx);
  if (pessoa?.deletedAt !== null || !entraPorLink(pessoa.status)) throw new ErroDoProduto(CANCELADO);
  return pessoa;
}

async function conviteDa(db: Firestore, { id, segredo }: CredencialDaFolha, alvo: Alvo, tx?: Transaction) {
  const convite = await ler(db, conviteSchema, `${caminhos.convites}/${id}`, tx);
  if (!convite || !segredoConfere(convite, segredo) || !mesmoAlvo(convite, alvo)) throw linkInvalido();
  return convite;
}

/** The invitation of a link that is being opened. A link that was asked for outlives further asking from now on. */
async function aberto(db: Firestore, credencial: CredencialDaFolha, alvo: Alvo) {
  const convite = await conviteDa(db, credencial, alvo);
  if (comPedidoAberto(convite, credencial.segredo))
    await db.runTransaction(async (tx) => {
      const agora = await conviteDa(db, credencial, alvo, tx);
      const mudancas = comPedidoAberto(agora, credencial.segredo);
      if (mudancas) tx.update(db.doc(`${caminhos.convites}/${credencial.id}`), mudancas);
    });
  return convite;
}

async function pelaFolha(tx: Transaction, db: Firestore, { id, segredo }: CredencialDaFolha, alvo: Alvo) {
  const ref = db.doc(caminhos.registro(organizadora(alvo), 'respostas', id));
  const folha = await ler(db, respostaSchema, ref.path, tx);
  const chaves = await ler(db, chavesSchema, caminhosDaFolha.chaves(ref.path), tx);
  const minha =
    folha?.deletedAt === null &&
    folha.idQuestionario === alvo.questionarioId &&
    folha.idEmpresa === alvo.empresaId &&
    chaves !== undefined &&
    segredoConfere(chaves, segredo);
  if (!minha) throw linkInvalido();
  return { ref, folha };
}

/** The sheet that a link opens, whatever else may be closed by now: for what somebody asks about their own data. */
export const folhaDoLink = (db: Firestore, credencial: CredencialDaFolha, alvo: Alvo) =>
  db.runTransaction(async (tx) => {
    if (credencial.tipo === 'folha') return (await pelaFolha(tx, db, credencial, alvo)).ref;
    const { idColaboradorConvidado } = await conviteDa(db, credencial, alvo, tx);
    return db.doc(caminhoDaFolha(alvo, idColaboradorConvidado));
  });

/** The invitation that such a link is of, whatever its state. */
export async function conviteDoLinkDaFolha(db: Firestore, credencial: CredencialDaFolha, alvo: Alvo) {
  const { email, idColaboradorConvidado } = await conviteDa(db, credencial, alvo);
  return {
    email,
    pessoa: caminhos.colaborador(alvo, idColaboradorConvidado),
    ref: db.doc(`${caminhos.convites}/${credencial.id}`),
  };
}

/** Who the link's holder is. Reads of every later transaction look at the secret again. */
export async function respondenteDoLink(
  db: Firestore,
  credencial: CredencialDaFolha,
  alvo: Alvo,
): Promise<Respondente> {
  if (credencial.tipo === 'folha')
    return {
      db,
      id: credencial.id,
      contato: undefined,
      ler: async (tx) => {
        const minha = await pelaFolha(tx, db, credencial, alvo);
        const questionario = await lerQuestionario(tx, db, alvo);
        await empresaQueResponde(tx, db, alvo);
        const foraDaFase = await exigirParticipacao(tx, db, alvo, questionario);
        return { ...minha, questionario, foraDaFase };
      },
    };
  const { idColaboradorConvidado, email } = await aberto(db, credencial, alvo);
  const referencia = caminhos.colaborador(alvo, idColaboradorConvidado);
  const nome = (await ler(db, colaboradorSchema, referencia))?.nome;
  return {
    db,
    id: idColaboradorConvidado,
    contato: { nome: nome ?? email, email },
    ler: async (tx) => {
      await pessoaDoConvite(tx, db, await conviteDa(db, credencial, alvo, tx));
      const questionario = await lerQuestionario(tx, db, alvo);
      await empresaQueResponde(tx, db, alvo);
      const foraDaFase = await exigirParticipacao(tx, db, alvo, questionario);
      const ref = db.doc(caminhoDaFolha(alvo, idColaboradorConvidado));
      return { questionario, ref, folha: await ler(db, respostaSchema, ref.path, tx), foraDaFase };
    },
  };
}
