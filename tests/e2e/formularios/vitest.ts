/** In the place of vitest, of which the stand-in database asks one thing: the SDK itself. */
import * as original from 'firebase/firestore/lite';

export const vi = { importActual: () => Promise.resolve(original) };
