/**
 * How other companies answered each question, as companies are told it (decisions P414): counted once, when the comparison
 * is made, over the companies that count there and the cuts that it tells of. Companies that are in the same of those cuts
 * are alike to everybody who reads: two of them can change places with all that they answered, and nothing told changes. A
 * question counts such companies only where, without any six of them, each of the others has one beside it that answered
 * something else. So six that put together what they know of themselves learn no single answer, in no filter and in no
 * combination of filters: all of them are sums over whole sets of companies that are alike.
 */
import * as z from 'zod/mini';
import { idDeRegistro, instante, inteiro } from '@/domain/comum/campos';
import { agrupar } from '@/domain/comum/agrupar';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { CONLUIO, cortesDe } from './benchmark';
import type { Cortes } from './cortes';
import type { Somas } from './estatisticas';

/** Companies of one question in one cut, and its counters over them (estatisticas.ts). */
const perguntaDita = z.strictObject({
  n: inteiro(CONLUIO + 2, 1e6),
  numeros: z.record(z.string(), inteiro(0, 1e6)),
});
export type PerguntaDita = z.infer<typeof perguntaDita>;

/** By cut and key of the question. */
const cortesSchema = z.record(z.string(), z.record(z.string(), perguntaDita));
export type PerguntasDitas = z.infer<typeof cortesSchema>;

/** `perguntasDitas/{questionario}` under the organiser; no rule opens it. */
export const perguntasDitasSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** The version whose wording its questions have. */
  versao: inteiro(1, 1e6),
  cortes: cortesSchema,
  em: instante(),
});

export const caminhoDasPerguntasDitas = (contexto: Contexto, questionario: string) =>
  caminhos.registro(contexto, 'perguntasDitas', questionario);

/** A company as it is counted: the cuts that it is in, and its one sheet. */
export interface EmpresaQueResponde {
  cortes: readonly string[];
  perguntas: Somas['perguntas'];
}

/** Undefined of a company with several sheets: what it answers is not one answer. */
export const comoQuemResponde = (
  cortes: Pick<Cortes, 'porte' | 'categoria' | 'regioes'>,
  { folhas, perguntas }: Pick<Somas, 'folhas' | 'perguntas'>,
): EmpresaQueResponde | undefined => (folhas === 1 ? { cortes: cortesDe(cortes), perguntas } : undefined);

/** What a person wrote has no options, and its length is told to nobody. */
const temOpcoes = (numeros: Readonly<Record<string, number>>) => !('t' in numeros || 'p' in numeros);

const resposta = (numeros: Readonly<Record<string, number>>) =>
  JSON.stringify(Object.entries(numeros).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** True iff without any six of them each of the others has one beside it that answered something else. */
const diversas = (respostas: readonly string[]): boolean =>
  respostas.length -
    Math.max(0, ...[...agrupar(respostas, (um) => um).values()].map((iguais) => iguais.length)) >
  CONLUIO;

/** Letters of what is told; what is beyond them is told of fewer cuts. A document holds 1 MiB. */
const LETRAS = 600_000;

/** What companies are told, by cut; `cortes` are those of the comparison, the widest first. */
export function perguntasDitasDe(
  empresas: readonly EmpresaQueResponde[],
  cortes: readonly string[],
): PerguntasDitas {
  const iguais = [
    ...agrupar(empresas, (empresa) =>
      cortes.map((corte) => (empresa.cortes.includes(corte) ? 1 : 0)).join(''),
    ).values(),
  ];
  const chaves = [...new Set(empresas.flatMap(({ perguntas }) => Object.keys(perguntas)))].toSorted();
  const contam = new Map(
    chaves.map((chave) => {
      const conjuntos = iguais.filter((delas) => {
        const numeros = delas.map(({ perguntas }) => perguntas[chave]);
        // A company that answered another version, without this question, answered something else.
        return (
          numeros.every((um) => um === undefined || temOpcoes(um)) &&
          diversas(numeros.map((um) => (um ? resposta(um) : '')))
        );
      });
      return [chave, conjuntos] as const;
    }),
  );
  const ditas: PerguntasDitas = {};
  let letras = 0;
  for (const corte of cortes) {
    const doCorte: Record<string, PerguntaDita> = {};
    for (const [chave, conjuntos] of contam) {
      const delas = conjuntos
        .filter(([uma]) => uma?.cortes.includes(corte))
        .flat()
        .map(({ perguntas }) => perguntas[chave])
        .filter((um) => um !== undefined);
      // Of companies that answered this form of the question there are fewer than of those that are alike.
      if (delas.length < CONLUIO + 2) continue;
      const numeros: Record<string, number> = {};
      for (const um of delas)
        for (const [qual, n] of Object.entries(um)) numeros[qual] = (numeros[qual] ?? 0) + n;
      doCorte[chave] = { n: delas.length, numeros };
    }
    letras += JSON.stringify(doCorte).length;
    if (letras > LETRAS) break;
    if (Object.keys(doCorte).length > 0) ditas[corte] = doCorte;
  }
  return ditas;
}
