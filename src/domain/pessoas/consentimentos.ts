/** Proof that a person accepted or took note of a text (LGPD art. 8 §2). */
import * as z from 'zod/mini';
import { texto } from '@/domain/comum/campos';
import { type Termo, TERMOS } from './termos';

/** `consentimentos/{uid}_{termo}_{versao}` under the company: created once by the person, changed by nobody. */
export const consentimentoSchema = z.strictObject({
  termo: z.enum(Object.keys(TERMOS) as [Termo, ...Termo[]]),
  versao: z.string().check(z.regex(/^[0-9-]{1,20}$/)),
  createdAt: z.date(),
  createdBy: texto(128, 1),
});
export type Consentimento = z.infer<typeof consentimentoSchema>;
