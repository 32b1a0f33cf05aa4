/** Sign-in and sign-out. Loaded when the login page is idle, or by the session when one is believed to exist. */
import {
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  setPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { codigoDoErro } from '@/domain/comum/erros';
import { temBanco } from '@/navegador/gaveta';
import { emuladores } from '@/firebase/ambiente';
import { app } from '@/firebase/app';
import { comecarPrazo, sessaoLembrada, sessaoVale, terminarPrazo } from './duracao';
import { comecarSegredo, terminarSegredo } from './segredoDaSessao';

// The account is the device's: every tab has it, and how long it stays is said in duracao.ts. The library would wait for
// ever for a database that does not answer. Where nothing can be kept the account lives as long as the page.
const doDispositivo = (await temBanco()) ? [indexedDBLocalPersistence] : [];
const auth = initializeAuth(app, { persistence: [...doDispositivo, browserSessionPersistence] });
auth.languageCode = 'pt-BR';
if (emuladores) {
  connectAuthEmulator(auth, `http://127.0.0.1:${emuladores.auth}`, { disableWarnings: true });
}

/** The signed-in account, if any. */
export const contaAtual = (): User | null => auth.currentUser;

/** Calls back now and on every change; a session whose time is over ends here (decisions P15). */
export function aoMudarConta(ouvinte: (conta: User | null) => void): () => void {
  return onAuthStateChanged(auth, (conta) => {
    if (conta && !sessaoVale()) return void sair();
    ouvinte(conta);
  });
}

/** Token of the signed-in account, renewed when it is old; undefined of nobody. */
export const tokenDaConta = async (): Promise<string | undefined> => {
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
};

/** True iff this account is signed in here with 'Lembrar-me': a new password must not take that away. */
export const lembrada = (email: string): boolean => auth.currentUser?.email === email && sessaoLembrada();

/** A browser that is full refuses the account only when it is to be kept: it then lives as long as the page. */
async function mesmoSemEspaco(entrada: () => Promise<unknown>): Promise<void> {
  try {
    await entrada();
  } catch (erro) {
    // What Auth itself refuses has a code.
    if (codigoDoErro(erro) !== undefined) throw erro;
    await setPersistence(auth, inMemoryPersistence);
    await entrada();
  }
}

/** `lembrar` keeps the session for 30 days; otherwise it ends when the browser is closed. Throws auth/… errors. */
export async function entrar(email: string, senha: string, lembrar: boolean): Promise<void> {
  comecarPrazo(lembrar);
  comecarSegredo();
  // The password as it was stored (domain/pessoas/senha.ts): a password manager keeps the spaces that were typed with
  // it.
  await mesmoSemEspaco(() => signInWithEmailAndPassword(auth, email.trim().toLowerCase(), senha.trim()));
}

/** Signs in with a token made by the server (`?token=`); it ends when the browser is closed. Throws auth/… errors. */
export async function entrarComToken(token: string): Promise<void> {
  comecarPrazo(false);
  comecarSegredo();
  await mesmoSemEspaco(() => signInWithCustomToken(auth, token));
}

/** E-mail of the account a reset link is for. Throws auth/… errors when the link is old, used or wrong. */
export const emailDoLink = (oobCode: string): Promise<string> => verifyPasswordResetCode(auth, oobCode);

/** Uses up the reset link. Throws auth/… errors. */
export const redefinirSenha = (oobCode: string, senha: string): Promise<void> =>
  confirmPasswordReset(auth, oobCode, senha);

export async function sair(): Promise<void> {
  terminarPrazo();
  terminarSegredo();
  await signOut(auth);
}
