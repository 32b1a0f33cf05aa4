/**
 * Which questions a person sees, by what they answered before (decisions Q300). Wizard, finish and export ask this one
 * function: nothing else says whether a question counts.
 */
import { posicoesDe, type Resposta, temOutro } from './pontuacao';
import { respondida } from './valor-da-resposta';
import type { MostrarSeDaVersao } from './condicoes';

interface Condicional {
  id: string;
  mostrarSe?: MostrarSeDaVersao | undefined;
}
/** Of a version: what shows by answers. Groups are asked for, so that nobody forgets that a group may hide. */
interface ComCondicoes<P> {
  grupos: readonly Condicional[];
  perguntas: readonly P[];
}
type Condicao = MostrarSeDaVersao['condicoes'][number];
type Respostas = Readonly<Record<string, Resposta>>;

function vale({ como, valor }: Condicao, resposta: Resposta | undefined): boolean {
  switch (como) {
    case 'respondida':
      return respondida(resposta);
    case 'igual':
      return (
        resposta === valor ||
        (resposta !== undefined &&
          temOutro(resposta) &&
          resposta.posicoes.length === 1 &&
          resposta.posicoes[0] === valor)
      );
    case 'contem':
      return typeof resposta === 'object' && posicoesDe(resposta).includes(valor);
    case 'aoMenos':
      return typeof resposta === 'number' && resposta >= valor;
    case 'noMaximo':
      return typeof resposta === 'number' && resposta <= valor;
    // A way that a newer version published.
    default:
      return false;
  }
}

/**
 * The questions that show, in their order. A condition looks at questions that come before and show themselves: what
 * was answered to a hidden one says nothing, and there is no circle. A group that does not show hides all of its own.
 */
export function visiveis<P extends Condicional & { grupo: string }>(
  { grupos, perguntas }: ComCondicoes<P>,
  respostas: Respostas,
): P[] {
  const contam = new Map<string, Resposta | undefined>();
  const cumpre = (condicao: Condicao) => vale(condicao, contam.get(condicao.pergunta));
  const mostra = ({ mostrarSe }: Pick<Condicional, 'mostrarSe'>) =>
    !mostrarSe ||
    (mostrarSe.liga === 'qualquer' ? mostrarSe.condicoes.some(cumpre) : mostrarSe.condicoes.every(cumpre));
  const doGrupo = new Map(grupos.map((grupo) => [grupo.id, grupo]));
  return perguntas.filter((pergunta) => {
    // A group's conditions look at groups before it: its own questions change nothing of them.
    const aparece = mostra(doGrupo.get(pergunta.grupo) ?? {}) && mostra(pergunta);
    if (aparece) contam.set(pergunta.id, respostas[pergunta.id]);
    return aparece;
  });
}

/** The answers that count: those to questions that show. */
export const respostasVisiveis = (
  questionario: ComCondicoes<Condicional & { grupo: string }>,
  respostas: Respostas,
): Record<string, Resposta> =>
  Object.fromEntries(
    visiveis(questionario, respostas).flatMap(({ id }) => {
      const resposta = respostas[id];
      return resposta === undefined ? [] : [[id, resposta]];
    }),
  );
