import { readFileSync } from 'node:fs';
import { published } from '../../build/publicar-regras.mjs';
import { withReserve } from '../local/rules-reserve.mjs';

/** The rules as people write them. Of the 1,000 expressions that a request may take, 200 stay in reserve. */
export const regrasEscritas = () => withReserve(readFileSync('firestore.rules', 'utf8'));

/** The same as published: what tests run with whose evaluations nobody counts. */
export const regras = () => published(regrasEscritas());
