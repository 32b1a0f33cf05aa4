/** What removing a questionnaire or a group brings, counted before it is asked (decisions Q33). */
import { quantos } from '@/areas/cadastro/quantos';
import type { Total } from '@/domain/comum/total';

const algum = (total: Total) => total !== 0;

/** Of a questionnaire. */
export function textoDoQuestionario({ grupos, perguntas }: { grupos: Total; perguntas: Total }): string {
  if (!algum(grupos) && !algum(perguntas)) return 'Ele não tem grupos nem perguntas.';
  return `Ele tem ${quantos(grupos, 'grupo', 'grupos')} e ${quantos(perguntas, 'pergunta', 'perguntas')}, que continuam guardados e deixam de ter questionário.`;
}

/** Of a group. */
export const textoDoGrupo = (perguntas: Total): string =>
  algum(perguntas)
    ? `Ele tem ${quantos(perguntas, 'pergunta', 'perguntas')}: elas continuam no questionário, sem grupo, e podem ir para outro.`
    : 'Ele não tem perguntas.';
