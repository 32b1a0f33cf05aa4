/**
 * Sheets count, whatever way they came; invitations are the plan (decisions P192). So a company with a finished sheet has
 * answered, and what waits for one person or one invitation says that. The number is the one that the limit reads.
 */

export const empresaRespondeu = (finalizadas = 0): boolean => finalizadas > 0;

const SEM_RESPOSTA: readonly string[] = ['aguardando', 'expirado', 'fora', 'foraDaFase'];

/** The state of a sheet or of an invitation, and the company's where that has no answer of its own. */
export const comAEmpresa = <S extends string>(
  situacao: S,
  finalizadas: number | undefined,
): S | 'pelaEmpresa' =>
  SEM_RESPOSTA.includes(situacao) && empresaRespondeu(finalizadas) ? 'pelaEmpresa' : situacao;

export const PELA_EMPRESA = { pelaEmpresa: 'Respondido pela empresa' } as const;

/** Said in the place of a share, where nobody was invited. */
export const semConvidados = (finalizadas: number | undefined, ninguem = 'Ninguém convidado'): string =>
  empresaRespondeu(finalizadas) ? 'Respondido sem convites' : ninguem;
