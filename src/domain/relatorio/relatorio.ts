/**
 * The kit of reports (part 2 §3, §5, §7 and §9): rows, filter, participation, period. A kind of parent adds its
 * columns and how a record becomes a row. Table, cards, dialogs and spreadsheet are the same for all (src/areas/relatorio).
 */
import { type Dia, FORMATO_DO_DIA, inicioDoDia, type Periodo, quantosDias } from '@/domain/comum/datas';
import type { TipoDePai } from '@/domain/pai/pai';
import type { Participante } from '@/domain/pessoas/participacao';

export const NAO_ENCONTRADO = 'Não encontrado';

/** Texts of table cells are cut here and shown whole in a dialog. */
export const MAIOR_TEXTO_NA_TABELA = 150;
/** A longer period would be more records than a page can hold in memory. */
export const MAIOR_PERIODO = 366 * 5;

/** One record; beside what every report has, what the columns of its kind name. */
export interface LinhaDoRelatorio {
  id: string;
  /** uids of people who take part by it; everybody counts once. */
  pessoas: readonly string[];
  autorNome: string;
  titulo: string;
  createdAt: Date;
  comentarios: number;
  curtidas: number;
  moedas: number;
  status: string;
  [campo: string]: string | number | Date | readonly string[];
}

/** What a record gathers and a report adds up. */
export const TOTAIS = {
  curtidas: { um: 'curtida', varios: 'curtidas', titulo: 'Curtidas' },
  comentarios: { um: 'comentário', varios: 'comentários', titulo: 'Comentários' },
  moedas: { um: 'moeda', varios: 'moedas', titulo: 'Moedas' },
} as const;
export type TotalDoRelatorio = keyof typeof TOTAIS;

export interface TipoDeRelatorio {
  pai: TipoDePai;
  /** Name of the spreadsheet, and of its sheet of records beside 'Resumo'. */
  arquivo: string;
  aba: string;
  /** Columns of the table and of the spreadsheet, in order; the status is the last (part 2 §7). */
  colunas: readonly (readonly [campo: string, rotulo: string])[];
  /** Fields whose text can be looked for, and their names. */
  camposDoFiltro: Readonly<Record<string, string>>;
  /** Totals that have a card and a line of the sheet 'Resumo', between the records and who took part. */
  totais: readonly TotalDoRelatorio[];
  /**
   * Where people of the last 30 days are counted. Documents of people are kept for records by the thousand. Where
   * records are few, those days' rows tell.
   */
  recentesEm: 'pessoas' | 'linhas';
  nadaEncontrado: string;
  nadaCadastrado: string;
}

/** Address of somebody who was erased: a domain that cannot exist (functions/src/nucleo/anonimizar.ts). */
const APAGADO = '.invalid';

export const emailNoRelatorio = (pessoa: Pick<Participante, 'email'> | undefined): string =>
  !pessoa?.email || pessoa.email.endsWith(APAGADO) ? NAO_ENCONTRADO : pessoa.email;

export interface FiltroDoRelatorio {
  campo: string | null;
  texto: string;
  status: string | null;
}

/** Lower case without accents: somebody who types 'agua' looks for 'água'. */
const simples = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The text counts only with its field. It is looked for anywhere in it, whatever the case (part 2 §5). */
export function filtrarLinhas(
  linhas: readonly LinhaDoRelatorio[],
  { campo, texto, status }: FiltroDoRelatorio,
): readonly LinhaDoRelatorio[] {
  const procurado = campo ? simples(texto) : '';
  if (!procurado && !status) return linhas;
  return linhas.filter(
    (linha) =>
      (!status || linha.status === status) &&
      (!campo || !procurado || simples(String(linha[campo])).includes(procurado)),
  );
}

const somaDas = (linhas: readonly LinhaDoRelatorio[], total: TotalDoRelatorio) =>
  linhas.reduce((soma, linha) => soma + linha[total], 0);

/** People who take part by these rows. */
export const quantosParticipam = (linhas: readonly LinhaDoRelatorio[]) =>
  new Set(linhas.flatMap(({ pessoas }) => pessoas)).size;

/** Totals of rows; `usuarios` are people who take part. */
export const totaisDe = (linhas: readonly LinhaDoRelatorio[]) => ({
  registros: linhas.length,
  comentarios: somaDas(linhas, 'comentarios'),
  curtidas: somaDas(linhas, 'curtidas'),
  moedas: somaDas(linhas, 'moedas'),
  usuarios: quantosParticipam(linhas),
});

export interface Participacao {
  /** People with an active membership. */
  ativos: number;
  /** People who took part in the last 30 days. */
  recentes: number;
}

type Pessoas = Readonly<Record<string, Participante>>;

export const quantosAtivos = (pessoas: Pessoas) => Object.values(pessoas).filter(({ ativo }) => ativo).length;

/** People who registered a public idea since the day. */
export function autoresDesde(pessoas: Pessoas, desde: Dia): number {
  const inicio = inicioDoDia(desde);
  return Object.values(pessoas).filter(({ ultimaIdeia }) => ultimaIdeia !== null && ultimaIdeia >= inicio)
    .length;
}

/** Participants / active collaborators × 100 (part 2 §9); at most 100, because authors may have left since. */
export const percentualDeParticipacao = (participantes: number, ativos: number) =>
  ativos === 0 ? 0 : Math.min(100, (participantes / ativos) * 100);

/**
 * Period of the address, or undefined when it is none. It has both days in order, neither in the future, and is not
 * too long.
 */
export function lerPeriodo(inicio: string | null, fim: string | null, hoje: Dia): Periodo | undefined {
  if (!inicio || !fim || !FORMATO_DO_DIA.test(inicio) || !FORMATO_DO_DIA.test(fim)) return undefined;
  if (Number.isNaN(inicioDoDia(inicio).getTime()) || Number.isNaN(inicioDoDia(fim).getTime()))
    return undefined;
  if (inicio > fim || fim > hoje || quantosDias({ inicio, fim }) > MAIOR_PERIODO) return undefined;
  return { inicio, fim };
}

/** Statuses a published record can have, with their names. */
export const statusDoRelatorio = ({ aparencia, rascunho }: Pick<TipoDePai, 'aparencia' | 'rascunho'>) =>
  Object.entries(aparencia).flatMap(([status, { rotulo }]) =>
    status === rascunho ? [] : [{ value: status, label: rotulo }],
  );
