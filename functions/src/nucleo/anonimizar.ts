/** Erasing who somebody was (LGPD art. 18; decisions P24): the records stay, the person is no longer in them. */
import { emOrdem } from '@/domain/comum/busca';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { DOMINIO_DE_REMOVIDA } from '@/domain/pessoas/colaborador-acoes';
import { conviteSchema } from '@/domain/pessoas/convite';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { COLECOES_DE_PATROCINIO } from '@/domain/pai/tipos';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { apagar, balde } from '@functions/arquivos';
import { type Firestore, ler, lido } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { colaboradorInexistente, cortarAcesso, exigirOutroAdmin } from './acesso';
import { auditar } from './auditoria';
import { autenticacao, contaInexistente } from './contas';
import { contextoDoConvite } from './convites';
import { folhasDaPessoa } from './folhasDaPessoa';
import { projetarParticipacao } from './participacao';
import { copiarNome, projetarPessoa } from './pessoas';
import { isDeepStrictEqual } from 'node:util';

const NOME = 'Pessoa removida';
const emailDe = (uid: string) => `${uid.toLowerCase().replace(/[^a-z0-9-]/g, '-')}${DOMINIO_DE_REMOVIDA}`;

/**
 * Every step can be repeated, so a run that died is finished by calling again. The record is what knows where the
 * pictures lie. So it is closed first, the pictures go, and only then it forgets them.
 */
export async function anonimizar({ db, contexto, chave, uid: por }: Membro, uid: string) {
  const referencia = caminhos.colaborador(contexto, uid);
  const fotos = await db.runTransaction(async (tx) => {
    const atual = await ler(db, colaboradorSchema, referencia, tx);
    if (!atual) throw colaboradorInexistente();
    if (atual.role === 'ADMIN' && atual.deletedAt === null) await exigirOutroAdmin(db, tx, contexto, uid);
    const agora = new Date();
    tx.update(db.doc(referencia), {
      status: 'DISABLED',
      disabledAt: atual.disabledAt ?? agora,
      deletedAt: atual.deletedAt ?? agora,
      updatedAt: agora,
      updatedBy: por,
    });
    return atual.image.map(({ path }) => path);
  });
  for (const foto of fotos) await apagar(balde(), foto);
  await db.runTransaction(async (tx) => {
    const atual = await ler(db, colaboradorSchema, referencia, tx);
    if (!atual) throw colaboradorInexistente();
    const agora = new Date();
    tx.update(db.doc(referencia), {
      nome: NOME,
      nomeEmOrdem: emOrdem(NOME),
      email: emailDe(uid),
      telefone: '',
      image: [],
      dataNascimento: null,
      ultimoAcesso: null,
      comecoVistoEm: null,
      busca: [],
      status: 'DISABLED',
      disabledAt: atual.disabledAt ?? agora,
      deletedAt: atual.deletedAt ?? agora,
      updatedAt: agora,
      updatedBy: por,
    });
    const sobre = { contexto, acao: 'ANONIMIZAR', quem: por, alvo: referencia } as const;
    auditar({ db, tx, chave }, sobre, { anonimizado: false }, { anonimizado: true });
  });
  await Promise.all([
    anonimizarConvites(db, contexto, uid),
    assinaturas(db, contexto, uid),
    contatosDasFolhas(db, contexto, uid),
    copiarNome(db, contexto, uid),
    projetarPessoa(db, contexto, uid),
    projetarParticipacao(db, contexto, uid),
  ]);
  await cortarAcesso(db, contexto, uid);
  await apagarConta(db, contexto, uid);
}

/** Name and address under comments; name on likes, on sponsorships, under committee movements and in what is kept of them. */
async function assinaturas(db: Firestore, contexto: Contexto, uid: string) {
  const raiz = `${caminhos.empresa(contexto)}/`;
  const escrita = db.bulkWriter();
  const comentarios = await db
    .collectionGroup('comentarios')
    .where('autor.refPath', '==', caminhos.colaborador(contexto, uid))
    .get();
  for (const { ref } of comentarios.docs)
    void escrita.update(ref, { 'autor.nome': NOME, 'autor.email': emailDe(uid) });
  const movimentacoes = await db.collectionGroup('movimentacoes').where('createdBy', '==', uid).get();
  for (const { ref } of movimentacoes.docs)
    if (ref.path.startsWith(raiz)) void escrita.update(ref, { autorNome: NOME });
  const cartelas = await db.collectionGroup('cartelas').where('createdBy', '==', uid).get();
  for (const { ref } of cartelas.docs)
    if (ref.path.startsWith(raiz)) void escrita.update(ref, { autorNome: NOME });
  const decisoes = await db.collectionGroup('decisoes').where('createdBy', '==', uid).get();
  for (const { ref } of decisoes.docs)
    if (ref.path.startsWith(raiz)) void escrita.update(ref, { autorNome: NOME });
  for (const colecao of ['likes', ...COLECOES_DE_PATROCINIO]) {
    const { docs } = await db.collectionGroup(colecao).where('createdBy', '==', uid).get();
    for (const { ref } of docs)
      if (ref.path.startsWith(raiz)) void escrita.update(ref, { colaboradorNome: NOME });
  }
  const atividades = await db
    .collection(caminhos.comiteAtividades(contexto))
    .where('createdBy', '==', uid)
    .get();
  for (const { ref } of atividades.docs) void escrita.update(ref, { autorNome: NOME });
  // Why somebody stood back may tell of their family: the fact stays, the reason goes.
  const conflitos = await db.collectionGroup('conflitosDeInteresse').where('createdBy', '==', uid).get();
  for (const { ref } of conflitos.docs)
    if (ref.path.startsWith(raiz))
      void escrita.update(ref, {
        colaboradorNome: NOME,
        motivo: 'Motivo removido',
        motivoDaRetirada: '',
      });
  await escrita.close();
}

/** Name and address that were left with answer sheets, which lie under the companies that organise. */
async function contatosDasFolhas(db: Firestore, contexto: Contexto, uid: string) {
  for (const { ref } of await folhasDaPessoa(db, contexto, uid)) {
    const contato = db.doc(caminhosDaFolha.contato(ref.path));
    if ((await contato.get()).exists) await contato.update({ nome: NOME, email: emailDe(uid) });
  }
}

/**
 * Those to this company, also when another one organises the questionnaire. Those of the person's other companies stay.
 */
async function anonimizarConvites(db: Firestore, contexto: Contexto, uid: string) {
  const convites = await db.collection(caminhos.convites).where('idColaboradorConvidado', '==', uid).get();
  for (const documento of convites.docs) {
    const convite = lido(conviteSchema, documento);
    if (!convite || !isDeepStrictEqual(contextoDoConvite(convite), contexto)) continue;
    await documento.ref.update({ email: emailDe(uid), ...(convite.convite ? { cancelado: true } : {}) });
  }
}

/** The account itself goes when no other company counts on it. One that disabled the person may let them in again. */
async function apagarConta(db: Firestore, contexto: Contexto, uid: string) {
  const usuario = await ler(db, usuarioSchema, caminhos.usuario(uid));
  const auth = await autenticacao();
  try {
    const { disabled, email } = await auth.getUser(uid);
    if (!disabled || (email && (await ehDeOutraEmpresa(db, contexto, uid, email)))) return;
    await auth.deleteUser(uid);
  } catch (erro) {
    if (!contaInexistente(erro)) throw erro;
  }
  if (usuario) await db.doc(caminhos.usuario(uid)).update({ nome: NOME, email: '' });
}

/** True iff another company has a membership of the account that was not removed. */
async function ehDeOutraEmpresa(db: Firestore, contexto: Contexto, uid: string, email: string) {
  const daqui = caminhos.colaborador(contexto, uid);
  const { docs } = await db.collectionGroup('colaboradores').where('email', '==', email).get();
  return docs.some(
    (documento) =>
      documento.id === uid &&
      documento.ref.path !== daqui &&
      lido(colaboradorSchema, documento)?.deletedAt === null,
  );
}
