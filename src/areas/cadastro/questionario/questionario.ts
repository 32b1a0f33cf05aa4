/** A questionnaire that the company answers, as the list of those says it (contratos/respostas.ts). */
import type * as z from 'zod/mini';
import type { listar } from '@/domain/contratos/respostas';
import type { Cor } from '@/ui/moldura/cores';
import type { QuestionarioAlvo } from '@/areas/convidados/convidados.data';

export type QuestionarioParaResponder = z.infer<typeof listar.saida>['questionarios'][number];

export const alvoDo = ({ idEmpresa, idProjeto, id }: QuestionarioParaResponder): QuestionarioAlvo => ({
  idEmpresa,
  idProjeto,
  idQuestionario: id,
});

/** Where the period stands; people are invited only while it runs (part 3 §4). */
export function situacaoDoPeriodo(
  { inicio, fim }: Pick<QuestionarioParaResponder, 'inicio' | 'fim'>,
  agora = new Date(),
): { aberto: boolean; rotulo: string; cor: Cor } {
  if (agora < new Date(inicio)) return { aberto: false, rotulo: 'Ainda não começou', cor: 'gray' };
  if (agora > new Date(fim)) return { aberto: false, rotulo: 'Encerrado', cor: 'gray' };
  return { aberto: true, rotulo: 'Em andamento', cor: 'teal' };
}
