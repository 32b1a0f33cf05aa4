/**
 * How the companies of a questionnaire stand together, in all of them and by region, size and category (decisions
 * Q234, P196). `benchmarks/{questionario}` under the organiser is what the marks in `contadas` add up to: for who
 * organises. `comparacoes/{questionario}` is what companies are told of each other, once and the same to all of them
 * (sigilo.ts says how much that may be). No rule opens any of them.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, inteiro, lista, texto } from '@/domain/comum/campos';
import type { Media } from './media';

/** Of fewer companies who organises reads no mean: tables are copied into slides. */
export const MINIMO_DO_CORTE = 5;

/** Of fewer companies none is told anything. */
export const MINIMO_CONTADO = 8;
/** So many companies may put together what they know of themselves; what is told stays of two others (sigilo.ts). */
export const CONLUIO = MINIMO_CONTADO - 2;

export const TIPOS_DE_CORTE = ['todas', 'regiao', 'porte', 'categoria'] as const;
export type TipoDeCorte = (typeof TIPOS_DE_CORTE)[number];
export const TODAS = 'todas';

/** Regions of a company that count: more of them would make the cuts tell of each other. */
const MAXIMO_DE_REGIOES = 3;

const id = () => texto(128, 1);
const nota = () => inteiro(0, 100_00);
const soma = () => z.strictObject({ n: inteiro(0, 1e9), soma: inteiro(0, 1e12) });
const somasSchema = z.strictObject({ ...soma().shape, grupos: z.record(id(), soma()) });
/** Means of companies by cut: of the whole, and of each group. Sums are in hundredths. */
export type SomasPorCorte = Record<string, z.infer<typeof somasSchema>>;

export const benchmarkSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  cortes: z.record(z.string(), somasSchema),
  updatedAt: instante(),
});

/** `contadas/{empresa}` under it: as what a company is counted. */
export const empresaContadaSchema = z.strictObject({
  cortes: lista(texto(200, 1), 10),
  media: nota(),
  grupos: z.record(id(), nota()),
});
export type EmpresaContada = z.infer<typeof empresaContadaSchema>;

const corteDito = z.strictObject({
  chave: texto(200, 1),
  /** As it was called then: regions are renamed and removed. */
  nome: texto(200, 1),
  /** Companies whose means they are, each with its own. */
  n: inteiro(MINIMO_CONTADO, 1e6),
  /** Means in whole points. */
  grupos: z.record(id(), inteiro(0, 100)),
});
export type CorteDito = z.infer<typeof corteDito>;

/** Cuts that one questionnaire tells of. */
const MAXIMO_DE_CORTES = 200;

/** `comparacoes/{questionario}`: made when the results are published for the first time that it can be. */
export const comparacaoSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  cortes: lista(corteDito, MAXIMO_DE_CORTES),
  em: instante(),
});

export const caminhosDoBenchmark = {
  todos: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'benchmarks'),
  um: (contexto: Contexto, questionario: string) => caminhos.registro(contexto, 'benchmarks', questionario),
  contadas: (benchmark: string) => `${benchmark}/contadas`,
  contada: (contexto: Contexto, questionario: string, empresa: string) =>
    `${caminhosDoBenchmark.um(contexto, questionario)}/contadas/${empresa}`,
  comparacao: (contexto: Contexto, questionario: string) =>
    caminhos.registro(contexto, 'comparacoes', questionario),
};

type DoCorte = Pick<Media, 'porte' | 'categoria' | 'regioes'>;

/** Keys of the cuts that a company is in, the widest first. */
export const cortesDe = ({ porte, categoria, regioes }: DoCorte): string[] => [
  TODAS,
  ...regioes
    .toSorted()
    .slice(0, MAXIMO_DE_REGIOES)
    .map((regiao) => `regiao:${regiao}`),
  ...(porte ? [`porte:${porte}`] : []),
  ...(categoria ? [`categoria:${categoria}`] : []),
];

/** The kind of a cut, and the value that makes it. */
export function doCorte(chave: string): { tipo: TipoDeCorte; valor: string } {
  const tipo = TIPOS_DE_CORTE.find((um) => chave.startsWith(`${um}:`)) ?? TODAS;
  return { tipo, valor: chave.slice(tipo.length + 1) };
}

/** As what the company is counted; undefined of one that is not in the project, or has no mean. */
export const contaNoBenchmark = (
  media: Pick<Media, 'concorre' | 'mediaEmpresa' | 'grupos' | keyof DoCorte> | undefined,
): EmpresaContada | undefined =>
  media?.concorre && media.mediaEmpresa !== null
    ? {
        cortes: cortesDe(media),
        media: media.mediaEmpresa,
        grupos: Object.fromEntries(
          Object.entries(media.grupos).flatMap(([grupo, { media: dele, pesoNota }]) =>
            // A group that the newest version does not have counts for nobody.
            pesoNota === null ? [] : [[grupo, dele] as const],
          ),
        ),
      }
    : undefined;

type Soma = z.infer<ReturnType<typeof soma>>;
const somar = ({ n, soma: s }: Soma = { n: 0, soma: 0 }, quanto: number, vezes: 1 | -1): Soma => ({
  n: n + vezes,
  soma: s + vezes * quanto,
});

/** The sums with one company more, or one less. What is zero stays in them. */
export function comEmpresa(
  somas: SomasPorCorte,
  { cortes, media, grupos }: EmpresaContada,
  vezes: 1 | -1,
): SomasPorCorte {
  const todas = { ...somas };
  for (const corte of cortes) {
    const dele = todas[corte];
    const dosGrupos = { ...dele?.grupos };
    for (const [grupo, quanto] of Object.entries(grupos))
      dosGrupos[grupo] = somar(dosGrupos[grupo], quanto, vezes);
    todas[corte] = { ...somar(dele, media, vezes), grupos: dosGrupos };
  }
  return todas;
}

const temAlgo = ({ n, soma: s }: Soma) => n !== 0 || s !== 0;

/** Without what is zero. */
export const semZeros = (somas: SomasPorCorte): SomasPorCorte =>
  Object.fromEntries(
    Object.entries(somas)
      .map(([corte, dele]) => {
        const grupos = Object.fromEntries(Object.entries(dele.grupos).filter(([, um]) => temAlgo(um)));
        return [corte, { n: dele.n, soma: dele.soma, grupos }] as const;
      })
      .filter(([, dele]) => temAlgo(dele) || Object.keys(dele.grupos).length > 0),
  );
