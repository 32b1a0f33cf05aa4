/**
 * When somebody last opened a company (decisions P219). It is told once a day and not at every visit. It answers who
 * uses the product, not what hours anybody keeps. The rules hold the same pause (colaborador.rules).
 */
import type { Colaborador } from './colaborador';

/** Less than a day, so that somebody who comes a little earlier each morning counts each morning. */
export const HORAS_ENTRE_ACESSOS = 20;

/** True iff a visit at `agora` is to be told. */
export const acessoVence = (
  { ultimoAcesso }: Pick<Colaborador, 'ultimoAcesso'>,
  agora: number = Date.now(),
): boolean => ultimoAcesso === null || agora - ultimoAcesso.getTime() > HORAS_ENTRE_ACESSOS * 3_600_000;
