/** Sign-in and sign-out. Loaded when the login page is idle, or by the session when one is believed to exist. */
import {
  browserSessionPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  setPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { emuladores } from '@/firebase/ambiente';
import { app } from '@/firebase/app';

const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserSessionPersistence] });
auth.languageCode = 'pt-BR';
if (emuladores) {
  connectAuthEmulator(auth, `http://127.0.0.1:${emuladores.auth}`, { disableWarnings: true });
}

const LEMBRAR_ATE = 'lembrarAte';
const TRINTA_DIAS = 30 * 24 * 60 * 60 * 1000;

/** The signed-in account, if any. */
export const contaAtual = (): User | null => auth.currentUser;

/** True iff the library keeps the account in this tab, with which it goes. */
const daAba = () => Object.keys(sessionStorage).some((chave) => chave.startsWith('firebase:authUser:'));

/** Last instant of the session. A remembered one whose mark was lost gets another, from the sign-in that Auth knows of. */
function prazo({ metadata }: User): number {
  if (daAba()) return Number.POSITIVE_INFINITY;
  const marcado = Number(localStorage.getItem(LEMBRAR_ATE));
  if (marcado > 0) return marcado;
  const entrou = Date.parse(metadata.lastSignInTime ?? '') || Date.now();
  const ate = Math.min(entrou, Date.now()) + TRINTA_DIAS;
  localStorage.setItem(LEMBRAR_ATE, String(ate));
  return ate;
}

/** Calls back now and on every change; a remembered session older than 30 days ends here (decisions P15). */
export function aoMudarConta(ouvinte: (conta: User | null) => void): () => void {
  return onAuthStateChanged(auth, (conta) => {
    if (conta && Date.now() > prazo(conta)) return void sair();
    ouvinte(conta);
  });
}

/** True iff this account is signed in here with 'Lembrar-me': a new password must not take that away. */
export const lembrada = (email: string): boolean =>
  auth.currentUser?.email === email && localStorage.getItem(LEMBRAR_ATE) !== null;

/** `lembrar` keeps the session on this device for 30 days; otherwise it ends with the tab. Throws auth/… errors. */
export async function entrar(email: string, senha: string, lembrar: boolean): Promise<void> {
  await setPersistence(auth, lembrar ? indexedDBLocalPersistence : browserSessionPersistence);
  if (lembrar) localStorage.setItem(LEMBRAR_ATE, String(Date.now() + TRINTA_DIAS));
  else localStorage.removeItem(LEMBRAR_ATE);
  // The password as it was stored (domain/pessoas/senha.ts): a password manager keeps the spaces that were typed with
  // it.
  await signInWithEmailAndPassword(auth, email.trim().toLowerCase(), senha.trim());
}

/** Signs in with a token made by the server (`?token=`); the session ends with the tab. Throws auth/… errors. */
export async function entrarComToken(token: string): Promise<void> {
  await setPersistence(auth, browserSessionPersistence);
  localStorage.removeItem(LEMBRAR_ATE);
  await signInWithCustomToken(auth, token);
}

/** E-mail of the account a reset link is for. Throws auth/… errors when the link is old, used or wrong. */
export const emailDoLink = (oobCode: string): Promise<string> => verifyPasswordResetCode(auth, oobCode);

/** Uses up the reset link. Throws auth/… errors. */
export const redefinirSenha = (oobCode: string, senha: string): Promise<void> =>
  confirmPasswordReset(auth, oobCode, senha);

export async function sair(): Promise<void> {
  localStorage.removeItem(LEMBRAR_ATE);
  await signOut(auth);
}
