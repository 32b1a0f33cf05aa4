/**
 * Which questions a person sees, by what they answered before (decisions Q300). Wizard, finish and export ask this one
 * function: nothing else says whether a question counts.
 */
import type { Resposta } from './pontuacao';
import { respondida } from './valor-da-resposta';
import type { PerguntaDaVersao } from './versao';

type Condicional = Pick<PerguntaDaVersao, 'id' | 'mostrarSe'>;
type Condicao = NonNullable<Condicional['mostrarSe']>['condicoes'][number];
type Respostas = Readonly<Record<string, Resposta>>;

function vale({ como, valor }: Condicao, resposta: Resposta | undefined): boolean {
  switch (como) {
    case 'respondida':
      return respondida(resposta);
    case 'igual':
      return resposta === valor;
    case 'contem':
      return Array.isArray(resposta) && resposta.includes(valor);
    case 'aoMenos':
      return typeof resposta === 'number' && resposta >= valor;
    // A way that a newer version published.
    default:
      return false;
  }
}

/**
 * The questions that show, in their order. A condition looks at questions that come before and show themselves: what
 * was answered to a hidden one says nothing, and there is no circle.
 */
export function visiveis<P extends Condicional>(perguntas: readonly P[], respostas: Respostas): P[] {
  const contam = new Map<string, Resposta | undefined>();
  return perguntas.filter(({ id, mostrarSe }) => {
    const cumpre = (condicao: Condicao) => vale(condicao, contam.get(condicao.pergunta));
    const mostra =
      !mostrarSe ||
      (mostrarSe.liga === 'qualquer' ? mostrarSe.condicoes.some(cumpre) : mostrarSe.condicoes.every(cumpre));
    if (mostra) contam.set(id, respostas[id]);
    return mostra;
  });
}

/** The answers that count: those to questions that show. */
export const respostasVisiveis = (
  perguntas: readonly Condicional[],
  respostas: Respostas,
): Record<string, Resposta> =>
  Object.fromEntries(
    visiveis(perguntas, respostas).flatMap(({ id }) => {
      const resposta = respostas[id];
      return resposta === undefined ? [] : [[id, resposta]];
    }),
  );
