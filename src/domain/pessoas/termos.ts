/**
 * Texts a person accepts or takes note of, by version. A changed text gets a new version here, and who had accepted the
 * former one is asked again. Apart from the proof's schema (consentimentos.ts), which few screens need.
 */
export const TERMOS = {
  privacidade: { versao: '2026-11-23', titulo: 'Privacidade e dados pessoais', caminho: '/privacidade' },
} as const satisfies Record<string, { versao: string; titulo: string; caminho: string }>;
export type Termo = keyof typeof TERMOS;

/** The version as people read it: the day of the text, DD/MM/YYYY. */
export const versaoEscrita = (termo: Termo) => TERMOS[termo].versao.split('-').toReversed().join('/');

export const idDoConsentimento = (uid: string, termo: Termo) => `${uid}_${termo}_${TERMOS[termo].versao}`;
