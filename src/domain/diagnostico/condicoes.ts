/**
 * Conditions under which a question shows (decisions Q300): in a draft, where options are named by their text, and in a
 * version, where they are positions. What is told of them lies apart (mostrar-se.ts): who answers does not load it.
 */
import * as z from 'zod/mini';
import { agrupar } from '@/domain/comum/agrupar';
import { idDeRegistro, inteiro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { ESCALA, PONTOS_DA_ESCALA, TEXTO } from './codigos-do-tipo';
import { emLugar } from './ordem';
import { MAXIMO_DE_OPCOES, type TipoDeResposta } from './tipo-de-resposta';

/** Conditions of one question. */
export const MAXIMO_DE_CONDICOES = 10;

const COMO = ['respondida', 'igual', 'contem', 'aoMenos'] as const;
export type ComoSeCompara = (typeof COMO)[number];
const LIGA = ['todas', 'qualquer'] as const;
export type Ligacao = (typeof LIGA)[number];

const condicaoSchema = z
  .strictObject({
    /** Id of an earlier question of the same questionnaire. */
    pergunta: idDeRegistro('Escolha uma pergunta.'),
    como: z.literal(COMO),
    /** The option as it is worded, or the points of a scale; empty where any answer will do. */
    valor: texto(LIMITE.nome, 0),
  })
  .check(
    z.refine<{ como: ComoSeCompara; valor: string }>(
      ({ como, valor }) => como === 'respondida' || valor !== '',
      { error: 'Escolha uma resposta.', path: ['valor'] },
    ),
  );
export type Condicao = z.infer<typeof condicaoSchema>;

export const mostrarSeSchema = z.strictObject({
  liga: z.literal(LIGA),
  condicoes: lista(condicaoSchema, MAXIMO_DE_CONDICOES),
});
export type MostrarSe = z.infer<typeof mostrarSeSchema>;

/** In a version. −1 is an option that is not there: nobody answers it, and nobody can publish it. */
const NAO_HA = -1;
export const mostrarSeDaVersao = z.strictObject({
  liga: z.literal(LIGA),
  condicoes: lista(
    z.strictObject({
      pergunta: idDeRegistro(),
      como: z.literal(COMO),
      /** Position of an option, or points of a scale; 0 where any answer will do. */
      valor: inteiro(NAO_HA, MAXIMO_DE_OPCOES),
    }),
    MAXIMO_DE_CONDICOES,
    1,
  ),
});
export type MostrarSeDaVersao = z.infer<typeof mostrarSeDaVersao>;

export type Tipo = Pick<TipoDeResposta, 'tipoDeResposta' | 'campos'>;

/** The answers that a condition can name; none of a text. */
export const valoresDe = ({ tipoDeResposta, campos }: Tipo): string[] =>
  tipoDeResposta === ESCALA
    ? Array.from({ length: PONTOS_DA_ESCALA }, (_, i) => String(i + 1))
    : tipoDeResposta === TEXTO
      ? []
      : campos.map(({ campo }) => campo);

function valorNaVersao({ como, valor }: Condicao, tipo: Tipo | undefined): number {
  if (como === 'respondida') return 0;
  const onde = tipo ? valoresDe(tipo).indexOf(valor) : NAO_HA;
  return onde !== NAO_HA && tipo?.tipoDeResposta === ESCALA ? onde + 1 : onde;
}

/** The conditions as a version keeps them; undefined of a question that always shows. `tipoDe` is asked by question. */
export const condicoesNaVersao = (
  mostrarSe: MostrarSe | undefined,
  tipoDe: (pergunta: string) => Tipo | undefined,
): MostrarSeDaVersao | undefined =>
  mostrarSe && mostrarSe.condicoes.length > 0
    ? {
        liga: mostrarSe.liga,
        condicoes: mostrarSe.condicoes.map((condicao) => ({
          pergunta: condicao.pergunta,
          como: condicao.como,
          valor: valorNaVersao(condicao, tipoDe(condicao.pergunta)),
        })),
      }
    : undefined;

/** Plain lists, in one order of fields: two that say the same are equal, and their hash is. */
export const condicoesEmLista = (mostrarSe: MostrarSeDaVersao | undefined) =>
  mostrarSe && [
    mostrarSe.liga,
    ...mostrarSe.condicoes.map(({ pergunta, como, valor }) => [pergunta, como, valor]),
  ];

interface Colocada {
  id: string;
  grupo: string;
  ordem: number;
}
export interface GrupoColocado {
  id: string;
  ordemQuestionario: number;
}

/** The questions as people come to them; those without a group are not among them. */
export function emOrdemDeResposta<P extends Colocada>(
  grupos: readonly GrupoColocado[],
  perguntas: readonly P[],
): P[] {
  const deCada = agrupar(perguntas, ({ grupo }) => grupo);
  return emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario).flatMap(({ id }) =>
    emLugar(deCada.get(id) ?? [], ({ ordem }) => ordem),
  );
}
