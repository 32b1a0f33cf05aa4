/** The Firestore of the page. `lite` (REST) is a quarter of the full SDK; nothing here listens (docs/architecture.md). */
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { emuladores } from '@/firebase/ambiente';
import { app } from '@/firebase/app';

export const banco = getFirestore(app);
// Refusals and lost connections reach the screen as sentences. The SDK's own line about each would only repeat them.
setLogLevel('silent');
if (emuladores) connectFirestoreEmulator(banco, '127.0.0.1', emuladores.firestore);
