/** Accounts of Firebase Auth. The module is loaded by the handlers that need it, not when a function starts. */
import { caminhos } from '@/domain/comum/caminhos';
import { type Claims, usuarioSchema } from '@/domain/pessoas/usuario';
import { resumo } from '@functions/chamada/resumo';
import { aplicativo, type Firestore, ler } from '@functions/banco';
import { umPorVez } from './umPorVez';

export async function autenticacao() {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(aplicativo());
}

/** True iff Auth does not know the account. */
export const contaInexistente = (erro: unknown) =>
  typeof erro === 'object' && erro !== null && 'code' in erro && erro.code === 'auth/user-not-found';

/**
 * Proved address of an account that may sign in, or undefined. As Auth has it now: a token goes on saying for an hour
 * what the account was.
 */
export async function enderecoDaConta(uid: string): Promise<string | undefined> {
  const auth = await autenticacao();
  try {
    const { email, emailVerified, disabled } = await auth.getUser(uid);
    return emailVerified && !disabled ? email : undefined;
  } catch (erro) {
    if (contaInexistente(erro)) return undefined;
    throw erro;
  }
}

/**
 * Changes the account's claims one change at a time, because Auth only replaces them whole. Of two that read the
 * same, the later would bring back what the other took away, a `master` for example. Undefined leaves them. A
 * transaction does not do: it takes its turn when it ends, and the claims have been replaced by then.
 */
export async function mudarClaims(
  db: Firestore,
  uid: string,
  mudar: (atuais: Claims) => Claims | undefined,
): Promise<void> {
  const auth = await autenticacao();
  await umPorVez(db, `claims/${resumo(uid)}`, async () => {
    const novas = mudar((await auth.getUser(uid)).customClaims ?? {});
    if (novas) await auth.setCustomUserClaims(uid, novas);
  });
}

/**
 * Claims are a hint for routing: the company a session begins in. Kept when still one of the person's, otherwise the
 * first of them. What an operator set (`master`) stays. Nothing happens for an account Auth does not know.
 */
export async function atualizarClaims(db: Firestore, uid: string) {
  const empresas = (await ler(db, usuarioSchema, caminhos.usuario(uid)))?.empresas ?? [];
  try {
    await mudarClaims(db, uid, (atuais) => {
      const vale = empresas.find(
        (e) => e.licenciadaId === atuais.licenciadaId && e.empresaId === atuais.empresaId,
      );
      const escolhida = vale ?? empresas[0];
      if (atuais.empresaId === escolhida?.empresaId && atuais.licenciadaId === escolhida?.licenciadaId)
        return undefined;
      const { licenciadaId: _l, empresaId: _e, ...outras } = atuais;
      return escolhida
        ? { ...outras, licenciadaId: escolhida.licenciadaId, empresaId: escolhida.empresaId }
        : outras;
    });
  } catch (erro) {
    if (!contaInexistente(erro)) throw erro;
  }
}

const codigo = (erro: unknown) =>
  typeof erro === 'object' && erro !== null && 'code' in erro ? erro.code : undefined;

/**
 * uid of the address: its account, or a new one without password. Two calls at once get the same. A closed account stays
 * closed, because anybody may invite any address: only the mailed link opens it (`reabrirPeloLink`).
 */
export async function contaDoEmail(email: string, nome: string): Promise<string> {
  const auth = await autenticacao();
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch (erro) {
    if (!contaInexistente(erro)) throw erro;
  }
  try {
    return (await auth.createUser({ email, displayName: nome, emailVerified: false })).uid;
  } catch (erro) {
    if (codigo(erro) !== 'auth/email-already-exists') throw erro;
    return (await auth.getUserByEmail(email)).uid;
  }
}

/**
 * Whether somebody has proved to own the account's address; undefined when there is no such account. While nobody
 * has, an invitation's link sets the password. A stranger who registered somebody else's address loses the account by
 * it.
 */
export async function enderecoProvado(uid: string): Promise<boolean | undefined> {
  const auth = await autenticacao();
  try {
    return (await auth.getUser(uid)).emailVerified;
  } catch (erro) {
    if (contaInexistente(erro)) return undefined;
    throw erro;
  }
}
