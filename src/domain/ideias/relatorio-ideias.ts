/** Report of ideas (part 2 §3, §5, §7 and §9): rows, filter, participation, period. */
import { type Dia, FORMATO_DO_DIA, inicioDoDia, type Periodo, quantosDias } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/fields';
import { APARENCIA_DO_STATUS, type Ideia, type StatusDaIdeia } from './ideia';
import { type Participante } from '@/domain/pessoas/participacao';
import { idDaReferencia } from '@/domain/comum/paths';

export const NAO_ENCONTRADO = 'Não encontrado';

/** Texts of table cells are cut here and shown whole in a dialog. */
export const MAIOR_TEXTO_NA_TABELA = 150;
/** A longer period would be more ideas than a page can hold in memory. */
export const MAIOR_PERIODO = 366 * 5;

export interface LinhaDoRelatorio {
  id: string;
  /** uid of the author: who takes part is counted by it. */
  autor: string;
  regulamentoNome: string;
  autorNome: string;
  autorEmail: string;
  titulo: string;
  descricao: string;
  descricaoProblema: string;
  diferenciais: string;
  feedback: string;
  createdAt: Date;
  curtidas: number;
  comentarios: number;
  moedas: number;
  status: StatusDaIdeia;
}

/** Columns of the table and of the spreadsheet, in order; the status is the last (part 2 §7). */
export const COLUNAS_DO_RELATORIO = [
  ['regulamentoNome', 'Regulamento'],
  ['autorNome', 'Autor(es)'],
  ['autorEmail', 'E-mail'],
  ['titulo', 'Título'],
  ['descricao', 'Descrição'],
  ['descricaoProblema', 'Problema'],
  ['diferenciais', 'Diferenciais'],
  ['feedback', 'Feedback'],
  ['createdAt', 'Cadastro'],
  ['curtidas', 'Curtidas'],
  ['comentarios', 'Comentários'],
  ['moedas', 'Moedas'],
  ['status', 'Status'],
] as const satisfies readonly (readonly [keyof LinhaDoRelatorio, string])[];

/** Address of somebody who was erased: a domain that cannot exist (functions/src/nucleo/anonimizar.ts). */
const APAGADO = '.invalid';

export function linhaDe(
  ideia: ComId<Ideia>,
  pessoas: Readonly<Record<string, Participante>>,
): LinhaDoRelatorio {
  const autor = idDaReferencia(ideia.autorReference);
  const email = pessoas[autor]?.email;
  return {
    id: ideia.id,
    autor,
    regulamentoNome: ideia.regulamentoNome || NAO_ENCONTRADO,
    autorNome: ideia.autorNome || NAO_ENCONTRADO,
    autorEmail: !email || email.endsWith(APAGADO) ? NAO_ENCONTRADO : email,
    titulo: ideia.titulo,
    descricao: ideia.descricao,
    descricaoProblema: ideia.descricaoProblema,
    diferenciais: ideia.diferenciais,
    feedback: ideia.feedback,
    createdAt: ideia.createdAt,
    curtidas: ideia.rankingByLikes.totalLikes,
    comentarios: ideia.totalComentarios,
    moedas: ideia.rankingByMoedas.totalMoedas,
    status: ideia.status,
  };
}

export const CAMPOS_DO_FILTRO = {
  titulo: 'Título',
  autorNome: 'Autor(es)',
  autorEmail: 'E-mail',
  regulamentoNome: 'Regulamento',
} as const satisfies Partial<Record<keyof LinhaDoRelatorio, string>>;
export type CampoDoFiltro = keyof typeof CAMPOS_DO_FILTRO;

export interface FiltroDoRelatorio {
  campo: CampoDoFiltro | null;
  texto: string;
  status: StatusDaIdeia | null;
}

/** Lower case without accents: who types 'agua' looks for 'água'. */
const simples = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The text counts only with its field; it is looked for anywhere in it, whatever the case (part 2 §5). */
export function filtrarLinhas(
  linhas: readonly LinhaDoRelatorio[],
  { campo, texto, status }: FiltroDoRelatorio,
): readonly LinhaDoRelatorio[] {
  const procurado = campo ? simples(texto) : '';
  if (!procurado && !status) return linhas;
  return linhas.filter(
    (linha) =>
      (!status || linha.status === status) &&
      (!campo || !procurado || simples(linha[campo]).includes(procurado)),
  );
}

/** Totals of rows; `usuarios` are their authors. */
export const totaisDe = (linhas: readonly LinhaDoRelatorio[]) => ({
  ideias: linhas.length,
  comentarios: linhas.reduce((soma, { comentarios }) => soma + comentarios, 0),
  curtidas: linhas.reduce((soma, { curtidas }) => soma + curtidas, 0),
  usuarios: new Set(linhas.map(({ autor }) => autor)).size,
});

export interface Participacao {
  /** People with an active membership. */
  ativos: number;
  /** People who registered a public idea since the day. */
  recentes: number;
}

export function participacaoDesde(pessoas: Readonly<Record<string, Participante>>, desde: Dia): Participacao {
  const inicio = inicioDoDia(desde);
  const todas = Object.values(pessoas);
  return {
    ativos: todas.filter(({ ativo }) => ativo).length,
    recentes: todas.filter(({ ultimaIdeia }) => ultimaIdeia !== null && ultimaIdeia >= inicio).length,
  };
}

/** Participants / active collaborators × 100 (part 2 §9); at most 100, because authors may have left since. */
export const percentualDeParticipacao = (participantes: number, ativos: number) =>
  ativos === 0 ? 0 : Math.min(100, (participantes / ativos) * 100);

/** Period of the address, or undefined when it is none: both days, in order, none in the future, not too long. */
export function lerPeriodo(inicio: string | null, fim: string | null, hoje: Dia): Periodo | undefined {
  if (!inicio || !fim || !FORMATO_DO_DIA.test(inicio) || !FORMATO_DO_DIA.test(fim)) return undefined;
  if (Number.isNaN(inicioDoDia(inicio).getTime()) || Number.isNaN(inicioDoDia(fim).getTime()))
    return undefined;
  if (inicio > fim || fim > hoje || quantosDias({ inicio, fim }) > MAIOR_PERIODO) return undefined;
  return { inicio, fim };
}

export const rotuloDoStatus = (status: StatusDaIdeia) => APARENCIA_DO_STATUS[status].rotulo;
