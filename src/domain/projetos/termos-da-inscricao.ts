/**
 * What somebody confirms who brings a company into a project without an account (part 3 §5). A changed text gets a new
 * version: the proof names the one that was read.
 */
export const TERMOS_DA_INSCRICAO = {
  regulamento: {
    versao: '2026-11-23',
    texto: 'Li o regulamento e a página de privacidade, e estou ciente de como os dados serão tratados.',
  },
  elegibilidade: {
    versao: '2026-11-23',
    texto: 'Declaro que a empresa não é uma startup nem faz parte de um grupo controlado por holding.',
  },
} as const satisfies Record<string, { versao: string; texto: string }>;
export type TermoDaInscricao = keyof typeof TERMOS_DA_INSCRICAO;
export const TERMOS_EM_ORDEM = Object.keys(TERMOS_DA_INSCRICAO) as TermoDaInscricao[];
