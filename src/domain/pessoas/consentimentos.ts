/** Proof that a person accepted or took note of a text (LGPD art. 8 §2). */
import * as z from 'zod/mini';
import { texto } from '@/domain/comum/campos';
import { TERMOS_EM_ORDEM } from '@/domain/projetos/termos-da-inscricao';
import { type Termo, TERMOS } from './termos';

/**
 * `consentimentos/{uid}_{termo}_{versao}` under the company: created once by the person, changed by nobody. Those of an
 * enrolment without an account are written by a function, in the name of who will administer the company.
 */
export const consentimentoSchema = z.strictObject({
  termo: z.enum([...(Object.keys(TERMOS) as [Termo, ...Termo[]]), ...TERMOS_EM_ORDEM]),
  versao: z.string().check(z.regex(/^[0-9-]{1,20}$/)),
  createdAt: z.date(),
  createdBy: texto(128, 1),
  /** Of an enrolment: the network it came from, not the whole address, and the regulation as it was linked. */
  rede: z.optional(texto(60, 1)),
  regulamento: z.optional(texto(1_300, 1)),
});
export type Consentimento = z.infer<typeof consentimentoSchema>;
