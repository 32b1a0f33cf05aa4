/**
 * Means of a company's finished sheets of one questionnaire, `medias/{questionario}_{empresa}` under the organiser (part
 * 3 §3, decisions Q200). Each sheet that counts has a mark in `contadas`; the record is what the marks add up to.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, inteiro, texto } from '@/domain/comum/campos';
import { cortes } from './cortes';
import { peso } from './grupo';
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

export const mediaSchema = z.strictObject({
  idQuestionario: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  /** Finished sheets, and how many of each version. */
  folhas: quantas(),
  versoes: z.record(z.string(), quantas()),
  grupos: z.record(id(), mediaDoGrupo),
  /** Over the groups by their weights, in hundredths; null where no group has a mean. */
  mediaEmpresa: z.nullable(nota()),
  ...cortes,
  updatedAt: instante(),
});
export type Media = z.infer<typeof mediaSchema>;

/** `contadas/{folha}` under it: as what a finished sheet is counted. */
export const folhaContadaSchema = z.strictObject({
  versao: inteiro(1, 1e6),
  notas: z.record(id(), nota()),
});
export type FolhaContada = z.infer<typeof folhaContadaSchema>;

export const caminhosDasMedias = {
  medias: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'medias'),
  uma: (contexto: Contexto, questionario: string, empresa: string) =>
    `${caminhos.daEmpresa(contexto, 'medias')}/${questionario}_${empresa}`,
  contadas: (media: string) => `${media}/contadas`,
};

/** As what the sheet is counted; undefined of one that is not finished. Groups without a score do not count. */
export function contaComoFolha(
  folha: Pick<FolhaDeRespostas, 'versao' | 'notas' | 'finalizadoEm' | 'deletedAt'> | undefined,
): FolhaContada | undefined {
  if (!folha?.finalizadoEm || folha.deletedAt !== null) return undefined;
  const comNota = Object.entries(folha.notas).filter((uma): uma is [string, Centesimos] => uma[1] !== null);
  return { versao: folha.versao, notas: Object.fromEntries(comNota) };
}

/** What marks add up to. */
export type Somas = Pick<Media, 'folhas' | 'versoes'> & {
  grupos: Record<string, { soma: number; n: number }>;
};

const mais = (de: Record<string, number>, chave: string, quanto: number) => {
  const { [chave]: antes = 0, ...outras } = de;
  return antes + quanto === 0 ? outras : { ...outras, [chave]: antes + quanto };
};

function comGrupo(grupos: Somas['grupos'], grupo: string, quanto: number, vezes: 1 | -1): Somas['grupos'] {
  const { [grupo]: antes = { soma: 0, n: 0 }, ...outros } = grupos;
  const n = antes.n + vezes;
  return n === 0 ? outros : { ...outros, [grupo]: { soma: antes.soma + vezes * quanto, n } };
}

/** The sums with one sheet more, or one less. */
export const comFolha = (somas: Somas, { versao, notas }: FolhaContada, vezes: 1 | -1): Somas => ({
  folhas: somas.folhas + vezes,
  versoes: mais(somas.versoes, String(versao), vezes),
  grupos: Object.entries(notas).reduce(
    (grupos, [grupo, quanto]) => comGrupo(grupos, grupo, quanto, vezes),
    somas.grupos,
  ),
});

/** The sums that a record holds. */
export const somasDe = ({ folhas, versoes, grupos }: Media): Somas => ({
  folhas,
  versoes,
  grupos: Object.fromEntries(Object.entries(grupos).map(([grupo, { soma, n }]) => [grupo, { soma, n }])),
});

export const SOMAS_ZERO: Somas = { folhas: 0, versoes: {}, grupos: {} };

/** The newest version that was answered; undefined of none. */
export const versaoMaisNova = ({ versoes }: Pick<Media, 'versoes'>): number | undefined => {
  const numeros = Object.keys(versoes).map(Number);
  return numeros.length === 0 ? undefined : Math.max(...numeros);
};

/** The sums with their means. Weights are those of the newest version that was answered. */
export function mediasDe(
  { folhas, versoes, grupos }: Somas,
  daVersao: Pick<Versao, 'grupos'> | undefined,
): Pick<Media, 'folhas' | 'versoes' | 'grupos' | 'mediaEmpresa'> {
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
  return { folhas, versoes, grupos: comMedias, mediaEmpresa: mediaDaEmpresa(contam) };
}
