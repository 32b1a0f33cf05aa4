/**
 * Whether a company is enabled in a project: every published questionnaire of the phases it reached has as many finished
 * sheets as the project asks for (part 3 §4, decisions Q9).
 */
import { fasesDe, type Projeto } from '@/domain/projetos/projeto';
import type { Questionario } from './questionario';

type DoProjeto = Pick<Projeto, 'fases' | 'minimoResposta'>;
type DoQuestionario = Pick<Questionario, 'fases' | 'versao' | 'deletedAt'>;

/** True iff a company in `fase` came to a phase in which it is answered. No phases are all of them. */
export function alcancado(
  projeto: Pick<Projeto, 'fases'>,
  fase: number,
  { fases }: Pick<DoQuestionario, 'fases'>,
) {
  const ordem = fasesDe(projeto).map(({ id }) => id);
  const ate = ordem.indexOf(fase);
  return fases.length === 0 || fases.some((id) => ordem.includes(id) && ordem.indexOf(id) <= ate);
}

/** What a company in `fase` has to have answered. */
const devidosEm = <Q extends DoQuestionario>(projeto: DoProjeto, fase: number, questionarios: readonly Q[]) =>
  questionarios.filter(
    (questionario) =>
      questionario.deletedAt === null &&
      questionario.versao !== undefined &&
      alcancado(projeto, fase, questionario),
  );

/** Those of which a company in `fase` lacks finished sheets; `folhas` gives how many it has. */
export const faltamNo = <Q extends DoQuestionario>(
  projeto: DoProjeto,
  fase: number,
  questionarios: readonly Q[],
  folhas: (questionario: Q) => number,
): Q[] =>
  devidosEm(projeto, fase, questionarios).filter(
    (questionario) => folhas(questionario) < projeto.minimoResposta,
  );

/** Without a questionnaire nobody is enabled. */
export const habilitadaNo = <Q extends DoQuestionario>(
  projeto: DoProjeto,
  fase: number,
  questionarios: readonly Q[],
  folhas: (questionario: Q) => number,
): boolean =>
  devidosEm(projeto, fase, questionarios).length > 0 &&
  faltamNo(projeto, fase, questionarios, folhas).length === 0;
