/** Accounts of Firebase Auth. The module is loaded by the handlers that need it, not when a function starts. */
import { caminhos } from '@/domain/comum/paths';
import { type Claims, usuarioSchema } from '@/domain/pessoas/usuario';
import { aplicativo, type Firestore, ler } from '@functions/banco';

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
 * Claims are a hint for routing: the company a session begins in. Kept when still one of the person's, otherwise the
 * first of them; what an operator set (`master`) stays. Nothing happens for an account Auth does not know.
 */
export async function atualizarClaims(db: Firestore, uid: string) {
  const empresas = (await ler(db, usuarioSchema, caminhos.usuario(uid)))?.empresas ?? [];
  const auth = await autenticacao();
  try {
    const atuais: Claims = (await auth.getUser(uid)).customClaims ?? {};
    const vale = empresas.find(
      (e) => e.licenciadaId === atuais.licenciadaId && e.empresaId === atuais.empresaId,
    );
    const escolhida = vale ?? empresas[0];
    if (atuais.empresaId === escolhida?.empresaId && atuais.licenciadaId === escolhida?.licenciadaId) return;
    const { licenciadaId: _l, empresaId: _e, ...outras } = atuais;
    const novas: Claims = escolhida
      ? { ...outras, licenciadaId: escolhida.licenciadaId, empresaId: escolhida.empresaId }
      : outras;
    await auth.setCustomUserClaims(uid, novas);
  } catch (erro) {
    if (!contaInexistente(erro)) throw erro;
  }
}
