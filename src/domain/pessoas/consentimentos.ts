/**
 * Texts a person accepts or takes note of, by version, and the proof of it (LGPD art. 8 §2). A changed text gets a new
 * version here, and who had accepted the former one is asked again.
 */
import * as z from 'zod/mini';
import { texto } from '@/domain/comum/fields';

export const TERMOS = {
  privacidade: { versao: '2026-11-22', titulo: 'Privacidade e dados pessoais', caminho: '/privacidade' },
} as const satisfies Record<string, { versao: string; titulo: string; caminho: string }>;
export type Termo = keyof typeof TERMOS;

/** The version as people read it: the day of the text, DD/MM/YYYY. */
export const versaoEscrita = (termo: Termo) => TERMOS[termo].versao.split('-').toReversed().join('/');

/** `consentimentos/{uid}_{termo}_{versao}` under the company: created once by the person, changed by nobody. */
export const consentimentoSchema = z.strictObject({
  termo: z.enum(Object.keys(TERMOS) as [Termo, ...Termo[]]),
  versao: z.string().check(z.regex(/^[0-9-]{1,20}$/)),
  createdAt: z.date(),
  createdBy: texto(128, 1),
});
export type Consentimento = z.infer<typeof consentimentoSchema>;

export const idDoConsentimento = (uid: string, termo: Termo) => `${uid}_${termo}_${TERMOS[termo].versao}`;
