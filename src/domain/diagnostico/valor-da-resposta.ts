/** Whether an answer fits its question as it was published (part 3 §5, threats E08), and whether one was given. */
import type { Resposta } from './pontuacao';
import type { PerguntaDaVersao } from './versao';

export { MAXIMO_DO_TEXTO, problemaDaResposta } from './especies';

/** Bytes of all answers of a sheet; a document holds 1 MiB. */
export const MAXIMO_DA_FOLHA = 700_000;

/** True iff the person answered; a text of blanks says nothing, nor does a matrix of which a statement waits. */
export const respondida = (resposta: Resposta | undefined) =>
  resposta !== undefined &&
  resposta !== false &&
  (typeof resposta !== 'string' || resposta.trim() !== '') &&
  (!Array.isArray(resposta) || resposta.every((uma) => uma >= 0));

/** Mandatory questions without an answer, in their order; of those that show (visiveis.ts). */
export const faltamEm = <P extends Pick<PerguntaDaVersao, 'id' | 'obrigatoria'>>(
  perguntas: readonly P[],
  respostas: Readonly<Record<string, Resposta>>,
): P[] => perguntas.filter(({ id, obrigatoria }) => obrigatoria && !respondida(respostas[id]));
