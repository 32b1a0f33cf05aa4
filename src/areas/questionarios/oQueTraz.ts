/** What removing a questionnaire or a group brings, counted before it is asked (decisions Q33). */
import { quantos } from '@/areas/cadastro/quantos';
import type { Total } from '@/domain/comum/total';

const algum = (total: Total) => total !== 0;

/** Of a questionnaire. */
export function textoDoQuestionario({ grupos, perguntas }: { grupos: Total; perguntas: Total }): string {
  if (!algum(grupos) && !algum(perguntas)) return 'Ele não tem grupos nem perguntas.';
  return `Ele tem ${quantos(grupos, 'grupo', 'grupos')} e ${quantos(perguntas, 'pergunta', 'perguntas')}, que continuam guardados e deixam de ter questionário.`;
}

type Nomeada = { nome: string; grupo?: boolean };

/** Questions and groups that show by what is answered to what is removed; undefined where none does. */
export const textoDosDependentes = (dependentes: readonly Nomeada[]): string | undefined =>
  dependentes.length === 0
    ? undefined
    : `${quemAparece(dependentes)} conforme o que se responde ali: ${dependentes.map(({ nome }) => `"${nome}"`).join(', ')}. O questionário não se publica até que a condição de cada uma mude.`;

function quemAparece(dependentes: readonly Nomeada[]): string {
  const grupos = dependentes.filter(({ grupo }) => grupo).length;
  const perguntas = dependentes.length - grupos;
  const partes = [
    ...(grupos > 0 ? [grupos === 1 ? 'um grupo' : `${grupos} grupos`] : []),
    ...(perguntas > 0 ? [perguntas === 1 ? 'uma pergunta' : `${perguntas} perguntas`] : []),
  ].join(' e ');
  return `${partes.charAt(0).toUpperCase()}${partes.slice(1)} ${dependentes.length === 1 ? 'aparece' : 'aparecem'}`;
}

/** Of a group, and of the questions outside of it that depend on its. */
export const textoDoGrupo = (perguntas: Total, dependentes: readonly Nomeada[] = []): string =>
  [doGrupo(perguntas), textoDosDependentes(dependentes)].filter(Boolean).join(' ');

const doGrupo = (perguntas: Total): string =>
  algum(perguntas)
    ? `Ele tem ${quantos(perguntas, 'pergunta', 'perguntas')}: elas continuam no questionário, sem grupo, e podem ir para outro.`
    : 'Ele não tem perguntas.';
