/** The Firestore of the page. `lite` (REST) is a quarter of the full SDK; nothing here listens (docs/architecture.md). */
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { emuladores } from './ambiente';
import { app } from './app';

export const banco = getFirestore(app);
if (emuladores) connectFirestoreEmulator(banco, '127.0.0.1', emuladores.firestore);
