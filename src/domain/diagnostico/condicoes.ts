/**
 * Conditions under which a question shows (decisions Q300): in a draft, where options are named by their text, and in a
 * version, where they are positions. What is told of them lies apart (mostrar-se.ts): who answers does not load it.
 */
import * as z from 'zod/mini';
import { agrupar } from '@/domain/comum/agrupar';
import { idDeRegistro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { ESCALA, MAIOR_NUMERO } from './codigos-do-tipo';
import { NA_MONTAGEM, numeroDaCondicao } from './especies-na-montagem';
import { emLugar } from './ordem';
import type { TipoDeResposta } from './tipo-de-resposta';

/** Conditions of one question. */
export const MAXIMO_DE_CONDICOES = 10;

const COMO = ['respondida', 'igual', 'contem', 'aoMenos', 'noMaximo'] as const;
export type ComoSeCompara = (typeof COMO)[number];
const LIGA = ['todas', 'qualquer'] as const;
export type Ligacao = (typeof LIGA)[number];

const condicaoSchema = z
  .strictObject({
    /** Id of an earlier question of the same questionnaire. */
    pergunta: idDeRegistro('Escolha uma pergunta.'),
    como: z.literal(COMO),
    /** The option as it is worded, the points of a scale, or a number as it is written; empty where any answer will do. */
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

/** In a version. Among options −1 is an option that is not there: nobody answers it, and nobody can publish it. */
const NAO_HA = -1;
export const mostrarSeDaVersao = z.strictObject({
  liga: z.literal(LIGA),
  condicoes: lista(
    z.strictObject({
      pergunta: idDeRegistro(),
      como: z.literal(COMO),
      /** Position of an option, points of a scale, or a number; 0 where any answer will do. */
      valor: z.number().check(z.gte(-MAIOR_NUMERO), z.lte(MAIOR_NUMERO)),
    }),
    MAXIMO_DE_CONDICOES,
    1,
  ),
});
export type MostrarSeDaVersao = z.infer<typeof mostrarSeDaVersao>;

export type Tipo = Pick<TipoDeResposta, 'tipoDeResposta' | 'campos'>;

/** The answers that a condition can name; none of a text, 'numero' where any number can be. */
export const valoresDe = (tipo: Tipo): string[] | 'numero' => NA_MONTAGEM[tipo.tipoDeResposta].valores(tipo);
/** True iff a condition can name this answer. */
export const valorServe = (tipo: Tipo, valor: string): boolean => {
  const valores = valoresDe(tipo);
  return valores === 'numero' ? numeroDaCondicao(valor) !== undefined : valores.includes(valor);
};

function valorNaVersao({ como, valor }: Condicao, tipo: Tipo | undefined): number {
  if (como === 'respondida') return 0;
  const valores = tipo ? valoresDe(tipo) : [];
  if (valores === 'numero') return numeroDaCondicao(valor) ?? NAO_HA;
  const onde = valores.indexOf(valor);
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
