/** In the place of the SDK: the database in memory of the component tests (tests/support/banco.ts). */
import * as original from 'firebase/firestore/lite';
import { noLugarDe } from '@tests/support/banco';

export * from 'firebase/firestore/lite';

const nosso = noLugarDe(original);
export const {
  getDoc,
  getDocs,
  getCount,
  writeBatch,
  runTransaction,
  where,
  and,
  or,
  orderBy,
  limit,
  startAfter,
  query,
} = nosso;
