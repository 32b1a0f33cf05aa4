/**
 * Companies of a phase beside each other, as evaluators scored them (decisions P344). An evaluator who scores low and one
 * who scores high are brought to the common scale: the score's distance from the evaluator's own mean, in that
 * evaluator's own deviations, is put on the mean and the deviation of all scores. Few scores, or equal ones, say nothing
 * of how somebody scores: they stay as they are.
 */
import { consensoDe } from './nota';
import { type Centesimos, mediaDaEmpresa, mediaDe } from './pontuacao';

/** An evaluator with fewer scores is not normalised. */
export const MINIMO_PARA_NORMALIZAR = 3;
const TOPO = 100_00;

/** Said beside the column. */
export const FORMULA =
  'Júri normalizado = média de todas as notas + (nota − média do avaliador) ÷ desvio do avaliador × desvio de todas as notas, entre 0 e 100. De quem deu menos de 3 notas, ou só notas iguais, vale a nota como foi dada.';

export interface NotaContada {
  avaliador: string;
  empresa: string;
  grupo: string;
  nota: Centesimos;
}

function medidasDe(notas: readonly Centesimos[]) {
  // Sorted, so that the same scores add up to the same in whatever order they come.
  const emOrdem = notas.toSorted((a, b) => a - b);
  const media = emOrdem.reduce((soma, nota) => soma + nota, 0) / emOrdem.length;
  const variancia = emOrdem.reduce((soma, nota) => soma + (nota - media) ** 2, 0) / emOrdem.length;
  return { media, desvio: Math.sqrt(variancia) };
}

const porAvaliador = (notas: readonly NotaContada[]) => {
  const delas = new Map<string, Centesimos[]>();
  for (const { avaliador, nota } of notas) delas.set(avaliador, [...(delas.get(avaliador) ?? []), nota]);
  return delas;
};

const eNormalizavel = (notas: readonly Centesimos[]) =>
  notas.length >= MINIMO_PARA_NORMALIZAR && new Set(notas).size > 1;

/** Evaluators whose scores stay as they were given. */
export const semNormalizar = (notas: readonly NotaContada[]): string[] =>
  [...porAvaliador(notas)].flatMap(([avaliador, dele]) => (eNormalizavel(dele) ? [] : [avaliador]));

/** The scores on the common scale, in whole hundredths and in their order. */
export function normalizar(notas: readonly NotaContada[]): NotaContada[] {
  if (notas.length === 0) return [];
  const todas = medidasDe(notas.map(({ nota }) => nota));
  const medidas = new Map(
    [...porAvaliador(notas)].flatMap(([avaliador, dele]) =>
      eNormalizavel(dele) ? [[avaliador, medidasDe(dele)] as const] : [],
    ),
  );
  return notas.map((uma) => {
    const dele = medidas.get(uma.avaliador);
    if (!dele) return uma;
    const nota = todas.media + ((uma.nota - dele.media) / dele.desvio) * todas.desvio;
    return { ...uma, nota: Math.round(Math.min(TOPO, Math.max(0, nota))) };
  });
}

/** The mean over the groups by their weights, each group's over its evaluators. */
function mediaDoJuri(notas: readonly NotaContada[], grupos: readonly { id: string; pesoNota: number }[]) {
  return mediaDaEmpresa(
    grupos.map(({ id, pesoNota }) => {
      const doGrupo = notas.filter(({ grupo }) => grupo === id);
      const soma = doGrupo.reduce((ate, { nota }) => ate + nota, 0);
      return { media: mediaDe({ soma, n: doGrupo.length }), pesoNota };
    }),
  );
}

export interface EmpresaNaClassificacao {
  id: string;
  /** Groups of the version that it answered. */
  grupos: readonly { id: string; pesoNota: number }[];
}

export interface Julgada {
  juri: Centesimos | null;
  normalizada: Centesimos | null;
  /** The largest difference between evaluators in one of its groups; null where no group has two scores. */
  diferenca: Centesimos | null;
  discordam: boolean;
}

/** What the scores that count say of each company. Scores of groups that its version has not are in no column. */
export function julgar(
  notas: readonly NotaContada[],
  empresas: readonly EmpresaNaClassificacao[],
): Map<string, Julgada> {
  const gruposDe = new Map(empresas.map(({ id, grupos }) => [id, new Set(grupos.map((um) => um.id))]));
  const contam = notas.filter(({ empresa, grupo }) => gruposDe.get(empresa)?.has(grupo));
  const normais = normalizar(contam);
  return new Map(
    empresas.map(({ id, grupos }) => {
      const delas = contam.filter(({ empresa }) => empresa === id);
      const consensos = grupos.map((grupo) =>
        consensoDe(
          delas.flatMap((uma) => (uma.grupo === grupo.id ? [{ nota: uma.nota, desconsiderado: false }] : [])),
        ),
      );
      const diferencas = consensos.flatMap(({ n, menor, maior }) =>
        n > 1 && menor !== null && maior !== null ? [maior - menor] : [],
      );
      return [
        id,
        {
          juri: mediaDoJuri(delas, grupos),
          normalizada: mediaDoJuri(
            normais.filter(({ empresa }) => empresa === id),
            grupos,
          ),
          diferenca: diferencas.length > 0 ? Math.max(...diferencas) : null,
          discordam: consensos.some(({ discordam }) => discordam),
        },
      ];
    }),
  );
}

export interface ComLugar<T> {
  linha: T;
  /** Null of a company without a value. */
  lugar: number | null;
  /** How many others share it. */
  empatadas: number;
}

/** Highest first, by name where equal; equal values share a place, and it is said with how many. */
export function emLugares<T extends { empresa: string }>(
  linhas: readonly T[],
  valorDe: (linha: T) => number | null,
): ComLugar<T>[] {
  const emOrdem = linhas.toSorted(
    (a, b) => (valorDe(b) ?? -1) - (valorDe(a) ?? -1) || a.empresa.localeCompare(b.empresa, 'pt-BR'),
  );
  return emOrdem.map((linha) => {
    const valor = valorDe(linha);
    if (valor === null) return { linha, lugar: null, empatadas: 0 };
    const iguais = linhas.filter((uma) => valorDe(uma) === valor).length;
    const acima = linhas.filter((uma) => (valorDe(uma) ?? -1) > valor).length;
    return { linha, lugar: acima + 1, empatadas: iguais - 1 };
  });
}
