/**
 * Texts a person accepts or takes note of, by version. A changed text gets a new version here, and people who had
 * accepted the former one are asked again. Apart from the proof of it, because everybody's first screen asks for it.
 */
export const TERMOS = {
  privacidade: { versao: '2026-11-22', titulo: 'Privacidade e dados pessoais', caminho: '/privacidade' },
} as const satisfies Record<string, { versao: string; titulo: string; caminho: string }>;
export type Termo = keyof typeof TERMOS;

/** The version as people read it: the day of the text, DD/MM/YYYY. */
export const versaoEscrita = (termo: Termo) => TERMOS[termo].versao.split('-').toReversed().join('/');
