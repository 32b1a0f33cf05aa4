/**
 * What a device has no answer for yet of an answer sheet: the last value of each question. It is kept on the device
 * before anything is sent (part 3 §5, decisions Q19). All of it is plain data, for whatever storage the browser has.
 */
import type { Destino, Folha, Guardada, Mudanca } from './folha';
import { respostasDa } from './folha';
import type { Resposta } from './pontuacao';

export interface CaixaDeSaida {
  aparelho: string;
  /** How many changes this device has made of the sheet; it survives a reload. */
  feitas: number;
  /** Unsent or unanswered changes, by question. */
  porEnviar: Readonly<Record<string, Mudanca>>;
  /** Others' answers that meet one of `porEnviar`. The person chooses, and nothing of the question is sent until then. */
  conflitos: Readonly<Record<string, Guardada>>;
}

export const caixaVazia = (aparelho: string): CaixaDeSaida => ({
  aparelho,
  feitas: 0,
  porEnviar: {},
  conflitos: {},
});

/** More changes than a page makes before this device keeps one of them. */
const POR_VISITA = 10_000;

/**
 * A new visit counts from beyond the one before, which may have sent changes that this device did not keep: its page was
 * killed. With their numbers again, new changes would be taken for repeated ones.
 */
export const retomar = (caixa: CaixaDeSaida): CaixaDeSaida => ({
  ...caixa,
  feitas: caixa.feitas + POR_VISITA,
});

const sem = <T>(registros: Readonly<Record<string, T>>, id: string) =>
  Object.fromEntries(Object.entries(registros).filter(([outro]) => outro !== id));

/** The person answers a question, having its revision of `folha` before them. */
export function escrever(caixa: CaixaDeSaida, folha: Folha, id: string, resposta: Resposta): CaixaDeSaida {
  const n = caixa.feitas + 1;
  const base = caixa.porEnviar[id]?.base ?? folha[id]?.rev ?? 0;
  return { ...caixa, feitas: n, porEnviar: { ...caixa.porEnviar, [id]: { id, resposta, n, base } } };
}

/** What to send now: questions in conflict wait for the person. */
export const pacote = ({ porEnviar, conflitos }: CaixaDeSaida): Mudanca[] =>
  Object.values(porEnviar).filter(({ id }) => !(id in conflitos));

/** The server's answer to a package. What was typed since then stays; its next sending starts from the new revision. */
export function receber(caixa: CaixaDeSaida, destinos: readonly Destino[]): CaixaDeSaida {
  return destinos.reduce((antes, { id, n, aceita, guardada }): CaixaDeSaida => {
    const esperando = antes.porEnviar[id];
    if (!esperando) return antes;
    if (!aceita) return { ...antes, conflitos: { ...antes.conflitos, [id]: guardada } };
    if (esperando.n === n) return { ...antes, porEnviar: sem(antes.porEnviar, id) };
    const adiante = { ...esperando, base: Math.max(esperando.base, guardada.rev) };
    return { ...antes, porEnviar: { ...antes.porEnviar, [id]: adiante } };
  }, caixa);
}

/** The person chose: `minha` goes out as seen on top of the other's; otherwise the other's stays. */
export function resolver(caixa: CaixaDeSaida, id: string, minha: boolean): CaixaDeSaida {
  const [outra, esperando] = [caixa.conflitos[id], caixa.porEnviar[id]];
  if (!outra || !esperando) return caixa;
  const porEnviar = minha
    ? { ...caixa.porEnviar, [id]: { ...esperando, base: outra.rev } }
    : sem(caixa.porEnviar, id);
  return { ...caixa, porEnviar, conflitos: sem(caixa.conflitos, id) };
}

/** What the person sees: the sheet as last read, with what is not sent yet laid over it. */
export const naTela = (caixa: CaixaDeSaida, folha: Folha): Record<string, Resposta> => ({
  ...respostasDa(folha),
  ...Object.fromEntries(Object.values(caixa.porEnviar).map(({ id, resposta }) => [id, resposta])),
});
