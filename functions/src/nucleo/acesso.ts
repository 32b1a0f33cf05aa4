/** Taking a person's access away and giving it back, in the database and in Auth. */
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { conviteSchema } from '@/domain/pessoas/convite';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import type { UserRecord } from 'firebase-admin/auth';
import { atualizarClaims, autenticacao, contaInexistente } from './contas';
import { vincularUsuario } from './pessoas';

export const colaboradorInexistente = () => new ErroDoProduto('Colaborador não encontrado');

/**
 * Refuses what would leave the company without an administrator. The query is part of the transaction. When two
 * administrators take each other's access at the same moment, one is refused (threats B22).
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

/**
 * True iff somebody still wants the account. It may be a company, an open invitation, the platform, or a licensee
 * whose company it is about to register (comandos/licenciado.ts). The MASTER of the platform may belong to no
 * company. Anybody who invites can make a membership of any address and remove it again. What is not that company's
 * must outlive it.
 */
async function ehEsperada(db: Firestore, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (customClaims?.['master'] === true) return true;
  const usuario = await ler(db, usuarioSchema, caminhos.usuario(uid));
  if (usuario && (usuario.empresas.length > 0 || (usuario.licenciadaId !== null && usuario.trocarSenha)))
    return true;
  const convites = await db
    .collection(caminhos.convites)
    .where('idColaboradorConvidado', '==', uid)
    .where('convite', '==', true)
    .where('cancelado', '==', false)
    .get();
  return convites.docs.some((documento) => lido(conviteSchema, documento) !== undefined);
}

/**
 * What follows once the membership is closed. The account forgets the company, and its sessions cannot be renewed. It
 * cannot sign in at all when nobody else counts on it. The rules refuse at once, because they read the membership.
 * Repeatable. Somebody who never accepted the invitation had no session here, so those of other companies go on.
 */
export async function cortarAcesso(db: Firestore, contexto: Contexto, uid: string) {
  await vincularUsuario(db, contexto, uid);
  await atualizarClaims(db, uid);
  const auth = await autenticacao();
  const membro = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid));
  try {
    if (membro?.inviteAcceptedAt !== null) await auth.revokeRefreshTokens(uid);
    if (!(await ehEsperada(db, await auth.getUser(uid)))) await auth.updateUser(uid, { disabled: true });
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
