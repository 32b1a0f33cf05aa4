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

/** `folhas` gives the company's finished sheets of a questionnaire. Without a questionnaire nobody is enabled. */
export function habilitadaNo<Q extends DoQuestionario>(
  projeto: DoProjeto,
  fase: number,
  questionarios: readonly Q[],
  folhas: (questionario: Q) => number,
): boolean {
  const devidos = questionarios.filter(
    (questionario) =>
      questionario.deletedAt === null &&
      questionario.versao !== undefined &&
      alcancado(projeto, fase, questionario),
  );
  return (
    devidos.length > 0 && devidos.every((questionario) => folhas(questionario) >= projeto.minimoResposta)
  );
}
