/** Erasing who somebody was (LGPD art. 18; decisions P24): the records stay, the person is no longer in them. */
import { emOrdem } from '@/domain/comum/busca';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { conviteSchema } from '@/domain/pessoas/convite';
import type { Anexo } from '@/domain/comum/campos';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { ASSINATURAS, type Troca } from '@/domain/pessoas/onde-ha-pessoas';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { apagar, balde } from '@functions/arquivos';
import { abaixoDe, type Firestore, ler, lido, type Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { colaboradorInexistente, cortarAcesso, exigirOutroAdmin } from './acesso';
import { emailDe, NOME_DE_REMOVIDA as NOME } from './anonimos';
import { caminhoDoEnviado } from './arquivos';
import { auditar } from './auditoria';
import { apagarCartas, cartasEmNomeDe, cartasPara } from './cartas';
import { autenticacao, contaInexistente } from './contas';
import { contextoDoConvite } from './convites';
import { emMassa, escritaEmMassa, sobras } from './emMassa';
import { folhasDaPessoa } from './folhasDaPessoa';
import { projetarParticipacao } from './participacao';
import { copiarNome, projetarPessoa } from './pessoas';
import { isDeepStrictEqual } from 'node:util';

/** Every step can be repeated, so a run that died is finished by calling again. */
export async function anonimizar({ db, contexto, chave, uid: por }: Membro, uid: string) {
  const referencia = caminhos.colaborador(contexto, uid);
  const lerQuem = async (tx: Transaction) => {
    const atual = await ler(db, colaboradorSchema, referencia, tx);
    if (!atual) throw colaboradorInexistente();
    if (atual.role === 'ADMIN' && atual.deletedAt === null) await exigirOutroAdmin(db, tx, contexto, uid);
    return atual;
  };
  // Pictures go before the record forgets where they lie: a run that dies here finds them again.
  // So do mails to the address, which the record forgets as well.
  const { image, email } = await db.runTransaction(lerQuem);
  await apagarFotos(db, uid, referencia, image);
  await apagarCartas(await cartasEmNomeDe(db, referencia));
  if (!(await ehDeOutraEmpresa(db, contexto, uid, email))) await apagarCartas(await cartasPara(db, email));
  await db.runTransaction(async (tx) => {
    const atual = await lerQuem(tx);
    // Changed meanwhile: again, with that one.
    if (!isDeepStrictEqual(atual.image, image)) throw new Error(`${referencia}: a foto mudou`);
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
  const { cadaUm, dizer } = sobras('anonimizar');
  const partes = {
    convites: anonimizarConvites,
    assinaturas,
    folhas: contatosDasFolhas,
    nome: copiarNome,
    pessoa: projetarPessoa,
    participação: projetarParticipacao,
    acesso: cortarAcesso,
  };
  await Promise.all(
    Object.entries(partes).map(([parte, fazer]) => cadaUm(parte, () => fazer(db, contexto, uid))),
  );
  await cadaUm('conta', () => apagarConta(db, contexto, uid));
  dizer();
}

/** The picture, earlier ones that nothing shows any more, and what is noted of them: their names are the person's own. */
async function apagarFotos(db: Firestore, uid: string, referencia: string, atuais: readonly Anexo[]) {
  const { docs } = await db.collection(caminhos.arquivos).where('autor', '==', uid).get();
  const enviadas = docs.map((documento) => String(documento.get('path')));
  const fotos = [
    ...atuais.map(({ path }) => path),
    ...enviadas.filter((path) => path.startsWith(`${referencia}/`)),
  ];
  await emMassa('fotos da pessoa', [...new Set(fotos)], async (path) => {
    await apagar(balde(), path);
    await db.doc(caminhoDoEnviado(path)).delete();
  });
}

/** What stands in the place of what is taken away. */
const trocas = (uid: string): Record<Troca, string> => ({
  nome: NOME,
  email: emailDe(uid),
  motivo: 'Motivo removido',
  vazio: '',
});

/** Name and address under what the person wrote, moved, liked or gave (domain/pessoas/onde-ha-pessoas.ts). */
async function assinaturas(db: Firestore, contexto: Contexto, uid: string) {
  const raiz = caminhos.empresa(contexto);
  const quem = { uid, referencia: caminhos.colaborador(contexto, uid) };
  const escrita = escritaEmMassa(db, 'assinaturas');
  for (const { colecao, de, por, campos, naEmpresa } of ASSINATURAS) {
    const onde = naEmpresa ? db.collection(`${raiz}/${colecao}`) : abaixoDe(db, raiz, colecao);
    const { docs } = await onde.where(de, '==', quem[por]).get();
    const novos = Object.entries(campos).map(([campo, troca]) => [campo, trocas(uid)[troca]]);
    for (const { ref } of docs) escrita.mudar(ref, Object.fromEntries(novos));
  }
  await escrita.fechar();
}

/** Name and address that were left with answer sheets, which lie under the companies that organise. */
async function contatosDasFolhas(db: Firestore, contexto: Contexto, uid: string) {
  await emMassa('contatos das folhas', await folhasDaPessoa(db, contexto, uid), async ({ ref }) => {
    const contato = db.doc(caminhosDaFolha.contato(ref.path));
    if ((await contato.get()).exists) await contato.update({ nome: NOME, email: emailDe(uid) });
  });
}

/**
 * Those to this company, also when another one organises the questionnaire. Those of the person's other companies stay.
 */
async function anonimizarConvites(db: Firestore, contexto: Contexto, uid: string) {
  const convites = await db.collection(caminhos.convites).where('idColaboradorConvidado', '==', uid).get();
  await emMassa('convites da pessoa', convites.docs, async (documento) => {
    const convite = lido(conviteSchema, documento);
    if (!convite || !isDeepStrictEqual(contextoDoConvite(convite), contexto)) return;
    await documento.ref.update({ email: emailDe(uid), ...(convite.convite ? { cancelado: true } : {}) });
  });
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
