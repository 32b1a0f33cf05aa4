/**
 * Scores of the diagnostic (part 3 §5, decisions Q5 to Q9): from answers to the mean of a company. Scores are whole
 * hundredths (7100 is 71,00 of 100), and each result is rounded before it is used. So increments and recomputation agree.
 */

import { agrupar } from '@/domain/comum/agrupar';

/** Hundredths of a score of 0 to 100. */
export type Centesimos = number;

/** What a question is worth, and how it is answered; `valores` are the options' in their order. */
export interface PerguntaPontuada {
  grupo: string;
  peso: number;
  inversa: boolean;
  tipo: 'texto' | 'escala' | 'caixas' | 'escolha';
  valores: readonly number[];
}

/** Options by their positions, one of which asks for a text. Fields in this order: digests of sheets depend on it. */
export interface RespostaComOutro {
  outro: string;
  posicoes: readonly number[];
}
/**
 * Text or day; points of a scale, a number or the position of one option; positions of several, or of a matrix's rows;
 * options with a text of one's own; false where nobody answered.
 */
export type Resposta = string | number | readonly number[] | RespostaComOutro | false;

export const temOutro = (resposta: Resposta): resposta is RespostaComOutro =>
  typeof resposta === 'object' && 'outro' in resposta;
/** The options that were chosen; none of what is not chosen among options. */
export const posicoesDe = (resposta: Resposta): readonly number[] =>
  typeof resposta === 'number'
    ? [resposta]
    : typeof resposta !== 'object'
      ? []
      : temOutro(resposta)
        ? resposta.posicoes
        : resposta;

/** Worth of an option that says that the question does not apply. */
const NAO_SE_APLICA = -1;
const MAXIMO = 10;

/** A fraction of whole numbers; `de` is positive. */
export interface Fracao {
  soma: bigint;
  de: bigint;
}

/** Rounded half up. */
const arredondar = ({ soma, de }: Fracao) => Number((2n * soma + de) / (2n * de));

const somar = (a: Fracao, b: Fracao): Fracao => ({ soma: a.soma * b.de + b.soma * a.de, de: a.de * b.de });

const NADA: Fracao = { soma: 0n, de: 1n };

/** Mean of values with weights; the plain one where every weight is 0, and null of nothing. */
function mediaPonderada(partes: readonly { valor: Fracao; peso: number }[]): Fracao | null {
  if (partes.length === 0) return null;
  const semPesos = partes.every(({ peso }) => peso === 0);
  const pesos = partes.map(({ peso }) => BigInt(semPesos ? 1 : peso));
  const soma = partes
    .map(({ valor }, i): Fracao => ({ soma: valor.soma * (pesos[i] ?? 0n), de: valor.de }))
    .reduce(somar, NADA);
  return { soma: soma.soma, de: soma.de * pesos.reduce((a, b) => a + b, 0n) };
}

/** What an option is worth, the other way round where a high answer is bad; null where it says nothing. */
function valorDaOpcao({ valores, inversa }: PerguntaPontuada, posicao: number): number | null {
  const valor = valores[posicao];
  if (valor === undefined || valor === NAO_SE_APLICA) return null;
  if (!inversa) return valor;
  const contam = valores.filter((outro) => outro !== NAO_SE_APLICA);
  return Math.max(...contam) + Math.min(...contam) - valor;
}

/** What an answer is worth, of 10; null for a text, for none, and for what does not apply. */
export function valorDaResposta(pergunta: PerguntaPontuada, resposta: Resposta): Fracao | null {
  const { tipo, inversa } = pergunta;
  if (tipo === 'texto' || resposta === false || typeof resposta === 'string') return null;
  if (tipo === 'escala') {
    if (typeof resposta !== 'number' || resposta < 1 || resposta > MAXIMO) return null;
    return { soma: BigInt(inversa ? MAXIMO + 1 - resposta : resposta), de: 1n };
  }
  const valores = posicoesDe(resposta)
    .map((posicao) => valorDaOpcao(pergunta, posicao))
    .filter((v) => v !== null);
  if (valores.length === 0) return null;
  return { soma: BigInt(valores.reduce((a, b) => a + b, 0)), de: BigInt(valores.length) };
}

const ate100 = (nota: Centesimos) => Math.min(Math.max(nota, 0), 100_00);

/** Score of each group on one sheet; null where no answer counts. `perguntas` and `respostas` go by the question's id. */
export function notasDaFolha(
  perguntas: Readonly<Record<string, PerguntaPontuada>>,
  respostas: Readonly<Record<string, Resposta>>,
): Record<string, Centesimos | null> {
  const porGrupo = agrupar(Object.entries(perguntas), ([, { grupo }]) => grupo);
  const nota = (doGrupo: readonly [string, PerguntaPontuada][]) => {
    const partes = doGrupo.flatMap(([id, pergunta]) => {
      const valor = valorDaResposta(pergunta, respostas[id] ?? false);
      return valor ? [{ valor: { soma: valor.soma * 10_00n, de: valor.de }, peso: pergunta.peso }] : [];
    });
    const media = mediaPonderada(partes);
    return media && ate100(arredondar(media));
  };
  return Object.fromEntries([...porGrupo].map(([grupo, doGrupo]) => [grupo, nota(doGrupo)]));
}

/** Mean of scores, of finished sheets or of evaluators; null of none. `soma` and `n` are what a trigger counts. */
export const mediaDe = ({ soma, n }: { soma: Centesimos; n: number }): Centesimos | null =>
  n === 0 ? null : arredondar({ soma: BigInt(soma), de: BigInt(n) });

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** Values that come one after the other, and how many came; the divisor stays small. */
export interface Somados extends Fracao {
  n: number;
}
export const NENHUM_VALOR: Somados = { ...NADA, n: 0 };
export function maisUm({ n, ...ate }: Somados, valor: Fracao): Somados {
  const { soma, de } = somar(ate, valor);
  const comum = divisor(de, soma < 0n ? -soma : soma);
  return { soma: soma / comum, de: de / comum, n: n + 1 };
}
/** Their mean in hundredths; null of none. */
export const mediaDosValores = ({ soma, de, n }: Somados): Centesimos | null =>
  n === 0 ? null : arredondar({ soma: soma * 100n, de: de * BigInt(n) });

/** Mean of a company over its groups, by their weights; groups without a mean do not count. */
export function mediaDaEmpresa(
  grupos: readonly { media: Centesimos | null; pesoNota: number }[],
): Centesimos | null {
  const partes = grupos.flatMap(({ media, pesoNota }) =>
    media === null ? [] : [{ valor: { soma: BigInt(media), de: 1n }, peso: pesoNota }],
  );
  const media = mediaPonderada(partes);
  return media && arredondar(media);
}

/** The band a mean falls in: whole points from `start` to `end`; of several the one that starts highest (decisions Q7). */
export function faixaDe<T extends { start: number; end: number }>(
  faixas: readonly T[],
  media: Centesimos,
): T | undefined {
  const contem = faixas.filter(({ start, end }) => start * 100 <= media && Math.floor(media / 100) <= end);
  return contem.toSorted((a, b) => b.start - a.start)[0];
}
