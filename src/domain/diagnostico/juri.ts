/**
 * The jury of a phase: who scores which companies, until when, and who stands back from which (decisions P340 to P343).
 * `juris/{projeto}_{fase}` and `impedimentos/{projeto}_{empresa}_{avaliador}` under the organiser. Functions write both,
 * and no rule opens them: who scores whom, and why somebody stands back, is for whoever leads the evaluation.
 * A phase without a jury is scored as before, by everybody who may.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { entidade, idDeRegistro, instante, inteiro, lista, texto } from '@/domain/comum/campos';
import { diaDe, FORMATO_DO_DIA } from '@/domain/comum/datas';
import { MAXIMO_DE_GRUPOS } from './grupo';
import type { Avaliacoes, Cobertura } from './media';

export const MAXIMO_DE_AVALIADORES = 40;
export const MAXIMO_DE_EMPRESAS_DO_JURI = 300;
/** Questionnaires that a jury scores, of those the project has. */
export const MAXIMO_DE_QUESTIONARIOS_DO_JURI = 20;
export const MAXIMO_DO_IMPEDIMENTO = 500;
/** Days between two reminders to the same evaluator. */
export const DIAS_ENTRE_LEMBRETES = 3;

/** How the companies of a jury were chosen. */
export const ESCOLHAS_DE_EMPRESAS = ['TODAS', 'CATEGORIAS', 'A_MAO'] as const;
export type EscolhaDeEmpresas = (typeof ESCOLHAS_DE_EMPRESAS)[number];

const id = () => texto(128, 1);
const dia = () => z.string().check(z.regex(FORMATO_DO_DIA, 'Escolha até quando o júri avalia.'));

/** What whoever leads the evaluation says of a jury. */
export const camposDoJuri = {
  /** uids of the evaluators. */
  avaliadores: lista(idDeRegistro(), MAXIMO_DE_AVALIADORES, 1, 'Escolha ao menos um avaliador.'),
  escolha: z.enum(ESCOLHAS_DE_EMPRESAS),
  categorias: lista(texto(60), 20),
  /** Questionnaires that are scored; none means all that a company answered. */
  questionarios: lista(idDeRegistro(), MAXIMO_DE_QUESTIONARIOS_DO_JURI),
  /** Groups that are scored, by questionnaire; one that is not named here is scored in all of them. */
  grupos: z.optional(z.record(id(), lista(id(), MAXIMO_DE_GRUPOS, 1))),
  /** Evaluators per company; null for everybody without a conflict. */
  porEmpresa: z.nullable(inteiro(1, MAXIMO_DE_AVALIADORES)),
  /** Last day of scoring, of São Paulo. After it evaluators are late, and still score. */
  prazo: dia(),
  /** Colleagues' scores and means appear after the own score (decisions P342). */
  cegas: z.boolean(),
};

export const juriSchema = entidade({
  idProjeto: idDeRegistro(),
  fase: inteiro(1, 999),
  ...camposDoJuri,
  semente: inteiro(1, 1_000_000),
  /** Changes with every save of the form (decisions P381); missing of a jury from before. */
  edicao: z.optional(idDeRegistro()),
  /** Evaluators of each company of the jury; a company for which nobody was left has none. */
  lugares: z.record(id(), lista(id(), MAXIMO_DE_AVALIADORES)),
  /** When each evaluator was last reminded. */
  lembretes: z.record(id(), instante()),
});
export type Juri = z.infer<typeof juriSchema>;

/** In the place of an edition where there is no jury. */
export const SEM_JURI = 'sem-juri';
const DE_ANTES = 'de-antes';
/** The edition of a jury that a form sees, and saves on; one from before has none of its own. */
export const edicaoDe = (juri: Pick<Juri, 'edicao'> | undefined | null): string =>
  juri ? (juri.edicao ?? DE_ANTES) : SEM_JURI;
/** True iff the jury scores the questionnaire. */
export const avaliaNo = ({ questionarios }: Pick<Juri, 'questionarios'>, questionario: string): boolean =>
  questionarios.length === 0 || questionarios.includes(questionario);

/** Groups of the questionnaire that the jury scores; none where it scores all of them. */
export const gruposDoJuri = (
  { grupos = {} }: Pick<Juri, 'grupos'>,
  questionario: string,
): readonly string[] => (Object.hasOwn(grupos, questionario) ? (grupos[questionario] ?? []) : []);

/** A conflict that an evaluator or whoever leads the evaluation declared; removed, it holds no more. */
export const impedimentoSchema = entidade({
  idProjeto: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  avaliador: id(),
  motivo: texto(MAXIMO_DO_IMPEDIMENTO, 1),
});
export type Impedimento = z.infer<typeof impedimentoSchema>;

export const motivoDoImpedimento = texto(
  MAXIMO_DO_IMPEDIMENTO,
  10,
  'Escreva por que, com 10 letras ou mais.',
);

export const caminhosDoJuri = {
  todos: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'juris'),
  um: (contexto: Contexto, idProjeto: string, fase: number) =>
    caminhos.registro(contexto, 'juris', `${idProjeto}_${fase}`),
  impedimentos: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'impedimentos'),
  impedimento: (contexto: Contexto, daqui: Pick<Impedimento, 'idProjeto' | 'idEmpresa' | 'avaliador'>) =>
    caminhos.registro(contexto, 'impedimentos', `${daqui.idProjeto}_${daqui.idEmpresa}_${daqui.avaliador}`),
} as const;

export const lugaresDe = ({ lugares }: Pick<Juri, 'lugares'>, empresa: string): readonly string[] =>
  Object.hasOwn(lugares, empresa) ? (lugares[empresa] ?? []) : [];

/** Companies that the evaluator scores. */
export const empresasDe = ({ lugares }: Pick<Juri, 'lugares'>, avaliador: string): string[] =>
  Object.keys(lugares).filter((empresa) => lugaresDe({ lugares }, empresa).includes(avaliador));

export const passouDoPrazo = ({ prazo }: Pick<Juri, 'prazo'>, agora: Date): boolean => diaDe(agora) > prazo;

const DIA = 24 * 60 * 60_000;
/** Only somebody who is late is reminded, and not again within three days. */
export function podeLembrar(
  juri: Pick<Juri, 'prazo' | 'lembretes'>,
  avaliador: string,
  agora: Date,
): boolean {
  const ultimo = Object.hasOwn(juri.lembretes, avaliador) ? juri.lembretes[avaliador] : undefined;
  return (
    passouDoPrazo(juri, agora) &&
    (ultimo === undefined || agora.getTime() - ultimo.getTime() >= DIAS_ENTRE_LEMBRETES * DIA)
  );
}

type DaFase = Avaliacoes['avaliacoes'][string];

/** How many evaluators began, as the sums tell it: as many as judged the group that was judged most. */
const comecaram = ({ grupos, semNota = {} }: DaFase): number =>
  Math.max(
    1,
    ...[...new Set([...Object.keys(grupos), ...Object.keys(semNota)])].map(
      (grupo) => (grupos[grupo]?.n ?? 0) + (semNota[grupo] ?? 0),
    ),
  );

/** Coverage of some groups: each seat owes them, and so does whoever scored beside the seats. */
function soDe(escolhidos: readonly string[], { grupos, semNota = {} }: DaFase, lugares: number): Cobertura {
  const dadas = escolhidos.map((grupo) => (grupos[grupo]?.n ?? 0) + (semNota[grupo] ?? 0));
  return {
    dadas: dadas.reduce((soma, n) => soma + n, 0),
    de: escolhidos.length * Math.max(lugares, ...dadas),
  };
}

/**
 * The means of a company with what the seats of its juries owe (decisions P345): whoever has a seat owes every group,
 * also before the first score. So a phase is not complete, and does not speak, while a seat is empty-handed.
 */
export const comLugares = <T extends Pick<Avaliacoes, 'avaliacoes' | 'idEmpresa' | 'idQuestionario'>>(
  avaliadas: T | undefined,
  juris: readonly Juri[],
): T | undefined =>
  avaliadas && {
    ...avaliadas,
    avaliacoes: Object.fromEntries(
      Object.entries(avaliadas.avaliacoes).map(([fase, daFase]): [string, DaFase] => {
        const juri = juris.find((um) => String(um.fase) === fase);
        const lugares =
          juri && avaliaNo(juri, avaliadas.idQuestionario) ? lugaresDe(juri, avaliadas.idEmpresa).length : 0;
        const escolhidos = juri && lugares > 0 ? gruposDoJuri(juri, avaliadas.idQuestionario) : [];
        if (escolhidos.length > 0) return [fase, { ...daFase, cobertura: soDe(escolhidos, daFase, lugares) }];
        const foram = comecaram(daFase);
        if (!daFase.cobertura || lugares <= foram) return [fase, daFase];
        const { dadas, de } = daFase.cobertura;
        return [fase, { ...daFase, cobertura: { dadas, de: (de / foram) * lugares } }];
      }),
    ),
  };
