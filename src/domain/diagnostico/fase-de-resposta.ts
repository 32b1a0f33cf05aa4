/** A questionnaire is answered in its phases, and closed to a company that stands in another (decisions P190). */
import { fasesDe, type Projeto } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import type { Questionario } from './questionario';
import type { FolhaDeRespostas } from './resposta';

type DoQuestionario = Pick<Questionario, 'fases'>;

/** True iff a company in `fase` answers it. No phases are all of them. */
export const respondeNaFase = (fase: number, { fases }: DoQuestionario) =>
  fases.length === 0 || fases.includes(fase);

/** The company stands in a phase in which nobody answers: why, in a sentence, and since when. */
export interface ForaDaFase {
  frase: string;
  desde: Date;
}

/** Why a company in another phase does not answer: its turn comes, or its turn is over. */
export function fraseDaFase(
  projeto: Pick<Projeto, 'fases'>,
  fase: number,
  { fases }: DoQuestionario,
): string {
  const ordem = fasesDe(projeto).map(({ id }) => id);
  const daVez = ordem.filter((id) => fases.includes(id));
  const titulos = (daVez.length > 0 ? daVez : fases).map((id) => `“${tituloDaFase(projeto, id)}”`);
  const quais = `${titulos.length > 1 ? 'nas fases' : 'na fase'} ${titulos.join(' e ')}`;
  const onde = `“${tituloDaFase(projeto, fase)}”`;
  const vira = daVez.some((id) => ordem.indexOf(id) > ordem.indexOf(fase));
  return vira
    ? `O questionário se responde ${quais}, e a empresa está em ${onde}.`
    : `O questionário se respondia ${quais}, e a empresa já está em ${onde}. As respostas ficam como estão.`;
}

/** A sheet that the organiser opened again in the company's phase of now may be written in it. */
export function reabertaDesde(
  folha: Pick<FolhaDeRespostas, 'reaberturas' | 'finalizadoEm'> | undefined,
  { desde }: Pick<ForaDaFase, 'desde'>,
): boolean {
  const ultima = folha?.reaberturas?.at(-1);
  return folha?.finalizadoEm === null && ultima !== undefined && ultima.em >= desde;
}
