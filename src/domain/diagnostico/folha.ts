/**
 * An answer sheet on the server: changes come from several devices, repeated, late and in any order, and no value is
 * lost (part 3 §5, decisions Q19). Each question has a revision. A change says which revision the person saw.
 */
import { type Resposta, temOutro } from './pontuacao';

/** A question's answer as stored. Devices count their changes from 1; `n` is the count of the one that is stored. */
export interface Guardada {
  resposta: Resposta;
  rev: number;
  aparelho: string;
  n: number;
}
/** Stored answers by question; a question nobody touched is missing, at revision 0. */
export type Folha = Readonly<Record<string, Guardada>>;

/** What a device sends of one question: its last value, and the revision that the person had before them. */
export interface Mudanca {
  id: string;
  resposta: Resposta;
  n: number;
  base: number;
}

/** What became of a change. In a conflict `guardada` is another's, which stays until the person chooses. */
export interface Destino {
  id: string;
  n: number;
  aceita: boolean;
  guardada: Guardada;
}

/** In one order of fields, whatever wrote it. */
const emOrdem = (resposta: Resposta) =>
  temOutro(resposta) ? { outro: resposta.outro, posicoes: resposta.posicoes } : resposta;
export const mesmaResposta = (a: Resposta, b: Resposta) =>
  JSON.stringify(emOrdem(a)) === JSON.stringify(emOrdem(b));

/**
 * One change on one stored answer. A device may overwrite what it wrote itself, because the person typed it after that.
 * The answer in which it would have learnt of the revision may be lost.
 */
function destinoDe({ id, n, base, resposta }: Mudanca, aparelho: string, antes?: Guardada): Destino {
  const propria = antes?.aparelho === aparelho;
  const jaGuardada =
    antes !== undefined && ((propria && antes.n >= n) || mesmaResposta(antes.resposta, resposta));
  if (jaGuardada) return { id, n, aceita: true, guardada: antes };
  const viu = propria || base === (antes?.rev ?? 0);
  if (antes && !viu) return { id, n, aceita: false, guardada: antes };
  return { id, n, aceita: true, guardada: { resposta, rev: (antes?.rev ?? 0) + 1, aparelho, n } };
}

/** The sheet with what of the changes is taken, and what became of each. A repeated package changes nothing. */
export function aplicar(
  folha: Folha,
  aparelho: string,
  mudancas: readonly Mudanca[],
): { folha: Folha; destinos: Destino[] } {
  const destinos = mudancas.map((mudanca) => destinoDe(mudanca, aparelho, folha[mudanca.id]));
  const guardadas = destinos.map(({ id, guardada }) => [id, guardada] as const);
  return { folha: { ...folha, ...Object.fromEntries(guardadas) }, destinos };
}

/** Answers that count, by question, in one order: what the person saw and what is stored are compared by it. */
export const resumoDasRespostas = (respostas: Readonly<Record<string, Resposta>>): string =>
  JSON.stringify(
    Object.entries(respostas)
      .flatMap(([id, resposta]) => (resposta === false ? [] : [[id, emOrdem(resposta)] as const]))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

export const respostasDa = (folha: Folha): Record<string, Resposta> =>
  Object.fromEntries(Object.entries(folha).map(([id, { resposta }]) => [id, resposta]));
