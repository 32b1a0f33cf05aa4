/** Taking a person's access away and giving it back, in the database and in Auth. */
import { conviteSchema } from '@/domain/convite';
import { ErroDoProduto } from '@/domain/erros';
import { caminhos, type Contexto } from '@/domain/paths';
import { usuarioSchema } from '@/domain/usuario';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { atualizarClaims, autenticacao, contaInexistente } from './contas';
import { vincularUsuario } from './pessoas';

export const colaboradorInexistente = () => new ErroDoProduto('Colaborador não encontrado');

/**
 * Refuses what would leave the company without an administrator. The query is part of the transaction, so of two
 * administrators who take each other's access at the same moment one is refused (threats B22).
 */
export async function exigirOutroAdmin(db: Firestore, tx: Transaction, contexto: Contexto, uid: string) {
  const admins = await tx.get(
    db
      .collection(caminhos.colaboradores(contexto))
      .where('role', '==', 'ADMIN')
      .where('status', '==', 'ACTIVE')
      .where('deletedAt', '==', null)
      .limit(2),
  );
  if (!admins.docs.some(({ id }) => id !== uid))
    throw new ErroDoProduto('A empresa precisa de ao menos um administrador ativo.');
}

/** True iff some company, by membership or by an open invitation, still counts on the account. */
async function ehEsperada(db: Firestore, uid: string): Promise<boolean> {
  const usuario = await ler(db, usuarioSchema, caminhos.usuario(uid));
  if (usuario && usuario.empresas.length > 0) return true;
  const convites = await db
    .collection(caminhos.convites)
    .where('idColaboradorConvidado', '==', uid)
    .where('convite', '==', true)
    .where('cancelado', '==', false)
    .get();
  return convites.docs.some((documento) => lido(conviteSchema, documento) !== undefined);
}

/**
 * After the membership was closed: the account forgets the company, its sessions cannot be renewed, and it cannot sign
 * in at all when nobody else counts on it. The rules refuse at once, because they read the membership. Repeatable.
 */
export async function cortarAcesso(db: Firestore, contexto: Contexto, uid: string) {
  await vincularUsuario(db, contexto, uid);
  await atualizarClaims(db, uid);
  const auth = await autenticacao();
  try {
    await auth.revokeRefreshTokens(uid);
    if (!(await ehEsperada(db, uid))) await auth.updateUser(uid, { disabled: true });
  } catch (erro) {
    if (!contaInexistente(erro)) throw erro;
  }
}

/** After the membership was opened: the account may sign in and knows the company. Repeatable. */
export async function devolverAcesso(db: Firestore, contexto: Contexto, uid: string) {
  await vincularUsuario(db, contexto, uid);
  await atualizarClaims(db, uid);
  const auth = await autenticacao();
  try {
    await auth.updateUser(uid, { disabled: false });
  } catch (erro) {
    if (!contaInexistente(erro)) throw erro;
  }
}
