/** Firebase without the screens: what somebody with a browser's tools and their own token can try. */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { auth, firestore, projectId } from '@tests/support/emulators';
import { SENHA } from '@tests/local/seed/contas';
import type { PessoaDoMundo } from '@tests/local/seed/pessoas';

setLogLevel('silent');

/** The key of the application under test (tests/local/env.mjs). */
export const CHAVE = 'demo';

/** Signs in as somebody of the demo, in this process, and does something in their name. */
export async function comoPessoa<T>(
  email: string,
  fazer: (app: FirebaseApp, autenticacao: Auth) => Promise<T>,
): Promise<T> {
  const app = initializeApp({ apiKey: CHAVE, projectId: projectId() }, crypto.randomUUID());
  try {
    const autenticacao = getAuth(app);
    connectAuthEmulator(autenticacao, `http://${auth().host}:${auth().port}`, { disableWarnings: true });
    await signInWithEmailAndPassword(autenticacao, email, SENHA);
    return await fazer(app, autenticacao);
  } finally {
    await deleteApp(app);
  }
}

/** Creates the idea in the person's name, straight at the database; throws what the rules answer. */
export const criarIdeiaDireto = ({ empresa, colaborador }: PessoaDoMundo, ideia: Ideia): Promise<void> =>
  comoPessoa(colaborador.email, async (app) => {
    const banco = getFirestore(app);
    connectFirestoreEmulator(banco, firestore().host, firestore().port);
    const agora = serverTimestamp();
    const nova = doc(collection(banco, caminhos.ideias(empresa.contexto)));
    await setDoc(nova, { ...ideia, createdAt: agora, updatedAt: agora });
  });
