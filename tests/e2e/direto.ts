/** Firestore without the screens: what somebody with a browser's tools and their own token can try. */
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { Ideia } from '@/domain/ideia';
import { caminhos } from '@/domain/paths';
import { auth, firestore, projectId } from '@tests/support/emulators';
import type { PessoaDoMundo } from '@tests/local/seed/pessoas';
import { SENHA } from './apoio';

setLogLevel('silent');

/** Creates the idea in the person's name, straight at the database; throws what the rules answer. */
export async function criarIdeiaDireto({ empresa, colaborador }: PessoaDoMundo, ideia: Ideia): Promise<void> {
  const app = initializeApp({ apiKey: 'demo', projectId: projectId() }, crypto.randomUUID());
  try {
    const autenticacao = getAuth(app);
    connectAuthEmulator(autenticacao, `http://${auth().host}:${auth().port}`, { disableWarnings: true });
    await signInWithEmailAndPassword(autenticacao, colaborador.email, SENHA);
    const banco = getFirestore(app);
    connectFirestoreEmulator(banco, firestore().host, firestore().port);
    const agora = serverTimestamp();
    const nova = doc(collection(banco, caminhos.ideias(empresa.contexto)));
    await setDoc(nova, { ...ideia, createdAt: agora, updatedAt: agora });
  } finally {
    await deleteApp(app);
  }
}
