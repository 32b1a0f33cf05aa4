/** Callables about accounts: `usersFunctions-…` (part 1 §7). */
import * as z from 'zod/mini';
import { email } from '../fields';
import { contrato } from './contrato';

/** Always answers the same, whether the account exists or not (decisions P23). */
export const sendResetPasswordToUserEmail = contrato(
  'usersFunctions-sendResetPasswordToUserEmail',
  z.strictObject({ email: email('Email inválido') }),
  z.object({ ok: z.literal(true) }),
);
