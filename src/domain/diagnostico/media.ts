/**
 * Means of a company in one questionnaire under the organiser (part 3 §3, decisions Q200, Q202): of its finished sheets
 * in `medias/{questionario}_{empresa}`, and of the evaluators' scores by phase in `avaliacoes/{questionario}_{empresa}`.
 * Each sheet that counts has a mark in `contadas`, each score one in `avaliadas`; the records are what the marks add up
 * to. Evaluators read the former, and no rule opens the latter: of one evaluator the mean is the score (threats A15).
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, inteiro, lista, texto } from '@/domain/comum/campos';
import { MAXIMO_DE_FASES } from '@/domain/projetos/projeto';
import { cortes } from './cortes';
import { peso } from './grupo';
import type { Nota } from './nota';
import { type Centesimos, mediaDaEmpresa, mediaDe } from './pontuacao';
import type { FolhaDeRespostas } from './resposta';
import type { Versao } from './versao';

const nota = () => inteiro(0, 100_00);
const id = () => texto(128, 1);
const quantas = () => inteiro(1, 1e9);

const mediaDoGrupo = z.strictObject({
  /** Sum of the sheets' scores in hundredths, and how many sheets have one. */
  soma: inteiro(0, 1e12),
  n: quantas(),
  media: nota(),
  /** In the newest version that was answered; null where that version has no such group, which then does not count. */
  pesoNota: z.nullable(peso()),
});

const avaliacaoDoGrupo = z.strictObject({
  soma: inteiro(0, 1e12),
  n: quantas(),
  mediaAvaliador: nota(),
});

/** How much of a phase's evaluation is there: scores given, of those that the evaluators who began owe. */
export const coberturaSchema = z.strictObject({ dadas: inteiro(0, 1e9), de: quantas() });
export type Cobertura = z.infer<typeof coberturaSchema>;

export const mediaSchema = z.strictObject({
  idQuestionario: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  /** Finished sheets, and how many of each version. */
  folhas: inteiro(0, 1e9),
  versoes: z.record(z.string(), quantas()),
  grupos: z.record(id(), mediaDoGrupo),
  /** Over the groups by their weights, in hundredths; null where no group has a mean. */
  mediaEmpresa: z.nullable(nota()),
  ...cortes,
  updatedAt: instante(),
});
export type Media = z.infer<typeof mediaSchema>;

export const avaliacoesSchema = z.strictObject({
  idQuestionario: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  /** By phase; `media` is over the groups by the same weights. */
  avaliacoes: z.record(
    z.string(),
    z.strictObject({
      grupos: z.record(id(), avaliacaoDoGrupo),
      /** Abstentions and disregarded scores of each group: given, and in no mean. */
      semNota: z.optional(z.record(id(), quantas())),
      media: z.nullable(nota()),
      /** Missing in a record of an earlier version, whose phase speaks when it is closed. */
      cobertura: z.optional(coberturaSchema),
    }),
  ),
  updatedAt: instante(),
});
export type Avaliacoes = z.infer<typeof avaliacoesSchema>;

/** `contadas/{folha}` under it: as what a finished sheet is counted. */
export const folhaContadaSchema = z.strictObject({
  versao: inteiro(1, 1e6),
  notas: z.record(id(), nota()),
});
export type FolhaContada = z.infer<typeof folhaContadaSchema>;

/** `avaliadas/{nota}` under it: as what an evaluator's score is counted; null is in no mean. */
export const notaContadaSchema = z.strictObject({
  fase: inteiro(1, 999),
  grupo: id(),
  nota: z.nullable(nota()),
});
export type NotaContada = z.infer<typeof notaContadaSchema>;

export const caminhosDasMedias = {
  medias: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'medias'),
  uma: (contexto: Contexto, questionario: string, empresa: string) =>
    `${caminhos.daEmpresa(contexto, 'medias')}/${questionario}_${empresa}`,
  avaliacoes: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'avaliacoes'),
  avaliacao: (contexto: Contexto, questionario: string, empresa: string) =>
    `${caminhos.daEmpresa(contexto, 'avaliacoes')}/${questionario}_${empresa}`,
  encerramentos: (contexto: Contexto, questionario: string) =>
    caminhos.registro(contexto, 'encerramentos', questionario),
  contadas: (media: string) => `${media}/contadas`,
  avaliadas: (media: string) => `${media}/avaliadas`,
};

/** As what the sheet is counted; undefined of one that is not finished. Groups without a score do not count. */
export function contaComoFolha(
  folha: Pick<FolhaDeRespostas, 'versao' | 'notas' | 'finalizadoEm' | 'deletedAt'> | undefined,
): FolhaContada | undefined {
  if (!folha?.finalizadoEm || folha.deletedAt !== null) return undefined;
  const comNota = Object.entries(folha.notas).filter((uma): uma is [string, Centesimos] => uma[1] !== null);
  return { versao: folha.versao, notas: Object.fromEntries(comNota) };
}

/**
 * As what the score is counted. An abstention and one that is disregarded are given; undefined of a removed one, and of
 * one given under a conflict: another seat owes it (decisions P380).
 */
export const contaComoNota = (
  daNota: Pick<Nota, 'fase' | 'grupo' | 'nota' | 'desconsiderado' | 'impedida' | 'deletedAt'> | undefined,
): NotaContada | undefined =>
  !daNota || daNota.deletedAt !== null || daNota.impedida === true
    ? undefined
    : { fase: daNota.fase, grupo: daNota.grupo, nota: daNota.desconsiderado ? null : daNota.nota };

type PorGrupo = Record<string, { soma: number; n: number }>;
interface DaFase {
  grupos: PorGrupo;
  semNota: Record<string, number>;
}

/** What marks add up to. */
export type Somas = Pick<Media, 'folhas' | 'versoes'> & {
  grupos: PorGrupo;
  /** By phase. */
  avaliacoes: Record<string, DaFase>;
};

const mais = (de: Record<string, number>, chave: string, quanto: number) => {
  const { [chave]: antes = 0, ...outras } = de;
  return antes + quanto === 0 ? outras : { ...outras, [chave]: antes + quanto };
};

function comGrupo(grupos: PorGrupo, grupo: string, quanto: number, vezes: 1 | -1): PorGrupo {
  const { [grupo]: antes = { soma: 0, n: 0 }, ...outros } = grupos;
  const n = antes.n + vezes;
  return n === 0 ? outros : { ...outros, [grupo]: { soma: antes.soma + vezes * quanto, n } };
}

/** The sums with one sheet more, or one less. */
export const comFolha = (somas: Somas, { versao, notas }: FolhaContada, vezes: 1 | -1): Somas => ({
  ...somas,
  folhas: somas.folhas + vezes,
  versoes: mais(somas.versoes, String(versao), vezes),
  grupos: Object.entries(notas).reduce(
    (grupos, [grupo, quanto]) => comGrupo(grupos, grupo, quanto, vezes),
    somas.grupos,
  ),
});

/** The sums with one evaluator's score more, or one less. */
export function comNota(somas: Somas, { fase, grupo, nota: quanto }: NotaContada, vezes: 1 | -1): Somas {
  const { [fase]: antes = { grupos: {}, semNota: {} }, ...outras } = somas.avaliacoes;
  const agora =
    quanto === null
      ? { ...antes, semNota: mais(antes.semNota, grupo, vezes) }
      : { ...antes, grupos: comGrupo(antes.grupos, grupo, quanto, vezes) };
  const vazia = Object.keys(agora.grupos).length + Object.keys(agora.semNota).length === 0;
  return { ...somas, avaliacoes: vazia ? outras : { ...outras, [fase]: agora } };
}

const soSomas = (grupos: PorGrupo): PorGrupo =>
  Object.fromEntries(Object.entries(grupos).map(([grupo, { soma, n }]) => [grupo, { soma, n }]));

/** The sums that the records hold. */
export const somasDe = (
  { folhas, versoes, grupos }: Omit<Somas, 'avaliacoes'>,
  { avaliacoes }: Pick<Avaliacoes, 'avaliacoes'>,
): Somas => ({
  folhas,
  versoes,
  grupos: soSomas(grupos),
  avaliacoes: Object.fromEntries(
    Object.entries(avaliacoes).map(([fase, { grupos: daFase, semNota = {} }]) => [
      fase,
      { grupos: soSomas(daFase), semNota },
    ]),
  ),
});

export const SOMAS_ZERO: Somas = { folhas: 0, versoes: {}, grupos: {}, avaliacoes: {} };

/** True iff the marks add up to nothing. */
export const semNada = ({ versoes, avaliacoes }: Somas) =>
  Object.keys(versoes).length + Object.keys(avaliacoes).length === 0;

/** The newest version that was answered; undefined of none. */
export const versaoMaisNova = ({ versoes }: Pick<Media, 'versoes'>): number | undefined => {
  const numeros = Object.keys(versoes).map(Number);
  return numeros.length === 0 ? undefined : Math.max(...numeros);
};

/**
 * Evaluators who began owe a score of every group of the version; as many began as judged the group that most judged.
 * Sums hold no names, so this never says more than there are (decisions P191).
 */
function coberturaDe({ grupos, semNota }: DaFase, daVersao: readonly string[]): Cobertura {
  const dadas = (grupo: string) => (grupos[grupo]?.n ?? 0) + (semNota[grupo] ?? 0);
  const julgados = [...new Set([...Object.keys(grupos), ...Object.keys(semNota)])];
  const devidos = daVersao.length > 0 ? daVersao : julgados;
  const comecaram = Math.max(1, ...julgados.map(dadas));
  const doQueSeDeve = devidos.reduce((soma, grupo) => soma + dadas(grupo), 0);
  return { dadas: doQueSeDeve, de: devidos.length * comecaram };
}

/** The evaluators' means of one phase. */
function avaliacaoDe(daFase: DaFase, pesoDe: ReadonlyMap<string, number>) {
  const { grupos, semNota } = daFase;
  const comMedias = Object.entries(grupos).map(
    ([grupo, soma]) => [grupo, { ...soma, mediaAvaliador: mediaDe(soma) ?? 0 }] as const,
  );
  const contam = comMedias.flatMap(([grupo, { mediaAvaliador }]) => {
    const pesoNota = pesoDe.get(grupo);
    return pesoNota === undefined ? [] : [{ media: mediaAvaliador, pesoNota }];
  });
  return {
    grupos: Object.fromEntries(comMedias),
    ...(Object.keys(semNota).length > 0 ? { semNota } : {}),
    media: mediaDaEmpresa(contam),
    cobertura: coberturaDe(daFase, [...pesoDe.keys()]),
  };
}

/** The sums with their means. Weights are those of the newest version that was answered. */
export function mediasDe(
  { folhas, versoes, grupos, avaliacoes }: Somas,
  daVersao: Pick<Versao, 'grupos'> | undefined,
): Pick<Media, 'folhas' | 'versoes' | 'grupos' | 'mediaEmpresa'> & Pick<Avaliacoes, 'avaliacoes'> {
  const pesoDe = new Map(daVersao?.grupos.map(({ id: grupo, pesoNota }) => [grupo, pesoNota]));
  const comMedias = Object.fromEntries(
    Object.entries(grupos).map(([grupo, soma]) => [
      grupo,
      { ...soma, media: mediaDe(soma) ?? 0, pesoNota: pesoDe.get(grupo) ?? null },
    ]),
  );
  const contam = Object.values(comMedias).flatMap(({ media, pesoNota }) =>
    pesoNota === null ? [] : [{ media, pesoNota }],
  );
  return {
    folhas,
    versoes,
    grupos: comMedias,
    mediaEmpresa: mediaDaEmpresa(contam),
    avaliacoes: Object.fromEntries(
      Object.entries(avaliacoes).map(([fase, daFase]) => [fase, avaliacaoDe(daFase, pesoDe)]),
    ),
  };
}

export const estaCompleta = (cobertura: Cobertura | undefined) =>
  cobertura !== undefined && cobertura.dadas >= cobertura.de;

/**
 * The phase whose scores speak for the company: the last one, in the project's order, that is complete or that the
 * organiser closed (decisions P191). One score of the next phase replaces nothing.
 */
export const faseAvaliada = (
  { avaliacoes }: Pick<Avaliacoes, 'avaliacoes'>,
  fases: readonly { id: number }[],
  encerradas: readonly number[],
): number | undefined =>
  fases.findLast(({ id: fase }) => {
    const avaliacao = avaliacoes[fase];
    return avaliacao && (estaCompleta(avaliacao.cobertura) || encerradas.includes(fase));
  })?.id;

/** The last phase in which somebody scored, where it does not speak yet; undefined of none. */
export function faseEmAvaliacao(
  { avaliacoes }: Pick<Avaliacoes, 'avaliacoes'>,
  fases: readonly { id: number }[],
  encerradas: readonly number[],
): number | undefined {
  const ultima = fases.findLast(({ id: fase }) => avaliacoes[fase] !== undefined)?.id;
  return ultima === faseAvaliada({ avaliacoes }, fases, encerradas) ? undefined : ultima;
}

/** `encerramentos/{questionario}`: phases whose evaluation the organiser closed; no score enters them. */
export const encerramentosSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  fases: lista(
    z.strictObject({ fase: inteiro(1, 999), em: instante(), por: texto(128, 1) }),
    MAXIMO_DE_FASES,
  ),
  updatedAt: instante(),
});
export type Encerramentos = z.infer<typeof encerramentosSchema>;
export const fasesEncerradas = (guardado: Encerramentos | undefined): number[] =>
  (guardado?.fases ?? []).map(({ fase }) => fase);
