/**
 * Everything the report of a period reads (part 2 §7). These are its public records, the people, and the days' sums of
 * it and of the period before. Kept for five minutes. Private records and drafts are not read at all, not even the
 * reader's own.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { fimDoDia, inicioDoDia, type Periodo, periodoAnterior, ultimosDias } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { partesDoPeriodo } from '@/domain/pai/partes-do-periodo';
import { DIAS_DO_PERIODO, somaDoPeriodo } from '@/domain/pai/somas-do-periodo';
import type { Soma } from '@/domain/pai/somas-por-dia';
import { PARTES, participacaoSchema, type Participante } from '@/domain/pessoas/participacao';
import {
  type LinhaDoRelatorio,
  type Participacao,
  autoresDesde,
  quantosAtivos,
  quantosParticipam,
  type TipoDeRelatorio,
} from '@/domain/relatorio/relatorio';
import { type Cursor, defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import { type Consulta, igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { somasData } from './somas.data';

const participacao = defineLeitura(participacaoSchema);

/** Records of one request: small enough that making records of an answer is not felt. */
const POR_PEDIDO = 125;
const AO_MESMO_TEMPO = 6;

/** How many records were read, and of how many. */
export type AoAvancar = (feitas: number, total: number) => void;

type Pessoas = Readonly<Record<string, Participante>>;
type LerLinhas = (
  caminho: string,
  consulta: Consulta,
  cursor: Cursor | undefined,
  pessoas: Pessoas,
) => Promise<Pagina<LinhaDoRelatorio>>;

/** A report as its screen takes it. */
export interface FonteDoRelatorio {
  tipo: TipoDeRelatorio;
  ler: LerLinhas;
}

/** Reads the records of a kind by their schema and makes a row of each. */
export function fonteDoRelatorio<S extends z.ZodMiniType<object>>(
  tipo: TipoDeRelatorio,
  schema: S,
  linhaDe: (registro: ComId<z.infer<S>>, pessoas: Pessoas) => LinhaDoRelatorio,
): FonteDoRelatorio {
  const registros = defineLeitura(schema);
  const ler: LerLinhas = async (caminho, consulta, cursor, pessoas) => {
    const pagina = await registros.todos(caminho, consulta, POR_PEDIDO, cursor);
    return { ...pagina, itens: pagina.itens.map((registro) => linhaDe(registro, pessoas)) };
  };
  return { tipo, ler };
}

export interface Relatorio {
  periodo: Periodo;
  /** Newest first. */
  linhas: readonly LinhaDoRelatorio[];
  /** What the period before held. */
  anterior: Soma;
  participacao: Participacao;
}

async function pessoasDe({ contexto }: SessaoAtiva): Promise<Record<string, Participante>> {
  const partes = await Promise.all(
    Array.from({ length: PARTES }, (_, i) => participacao.find(caminhos.participacao(contexto, String(i)))),
  );
  return Object.assign({}, ...partes.map((parte) => parte?.pessoas ?? {}));
}

interface Leitura {
  pessoas: Pessoas;
  signal: AbortSignal;
  aoLer: (quantas: number) => void;
}

/** Rows of the public records registered in the period, page after page. */
async function linhasDe(
  { tipo, ler }: FonteDoRelatorio,
  { contexto }: SessaoAtiva,
  { inicio, fim }: Periodo,
  { pessoas, signal, aoLer }: Leitura,
) {
  const consulta = {
    filtros: [
      igual('visibilidade', 'PUBLICA'),
      { campo: 'createdAt', op: '>=', valor: inicioDoDia(inicio) } as const,
      { campo: 'createdAt', op: '<=', valor: fimDoDia(fim) } as const,
    ],
    ordem: [{ campo: 'createdAt', direcao: 'desc' } as const],
  };
  const lidas: LinhaDoRelatorio[] = [];
  let cursor: Cursor | undefined;
  do {
    // Somebody who left, or cancelled, pays for no further page.
    signal.throwIfAborted();
    const pagina = await ler(caminhos.colecao(contexto, tipo.pai.colecao), consulta, cursor, pessoas);
    lidas.push(...pagina.itens);
    aoLer(pagina.itens.length);
    cursor = pagina.proxima;
  } while (cursor);
  return lidas;
}

/** Runs `tarefa` over the items, a few at once, and gives the results in the order of the items. */
async function emFila<T, R>(itens: readonly T[], tarefa: (item: T) => Promise<R>): Promise<R[]> {
  const resultados: R[] = [];
  const fila = itens.entries();
  const trabalhar = async () => {
    for (const [i, item] of fila) resultados[i] = await tarefa(item);
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar));
  return resultados;
}

async function lerRelatorio(
  cliente: QueryClient,
  fonte: FonteDoRelatorio,
  sessao: SessaoAtiva,
  periodo: Periodo,
  { signal, aoAvancar }: { signal: AbortSignal; aoAvancar: AoAvancar | undefined },
): Promise<Relatorio> {
  const antes = periodoAnterior(periodo);
  const { colecao } = fonte.tipo.pai;
  const [anos, pessoas] = await Promise.all([
    cliente.fetchQuery(somasData.anos(sessao, colecao, { inicio: antes.inicio, fim: periodo.fim })),
    pessoasDe(sessao),
  ]);
  const total = somaDoPeriodo(anos, periodo).registros;
  let feitas = 0;
  const aoLer = (quantas: number) => {
    feitas += quantas;
    aoAvancar?.(feitas, Math.max(total, feitas));
  };
  const partes = await emFila(partesDoPeriodo(anos, periodo, POR_PEDIDO), (parte) =>
    linhasDe(fonte, sessao, parte, { pessoas, signal, aoLer }),
  );
  const linhas = partes.toReversed().flat();
  const ultimos = ultimosDias(DIAS_DO_PERIODO, new Date());
  const recentes = async () => {
    if (fonte.tipo.recentesEm === 'pessoas') return autoresDesde(pessoas, ultimos.inicio);
    if (ultimos.inicio === periodo.inicio && ultimos.fim === periodo.fim) return quantosParticipam(linhas);
    return quantosParticipam(await linhasDe(fonte, sessao, ultimos, { pessoas, signal, aoLer: () => {} }));
  };
  return {
    periodo,
    linhas,
    anterior: somaDoPeriodo(anos, antes),
    participacao: { ativos: quantosAtivos(pessoas), recentes: await recentes() },
  };
}

const CINCO_MINUTOS = 5 * 60_000;

const chave = ({ contexto }: SessaoAtiva, { tipo }: Pick<FonteDoRelatorio, 'tipo'>, periodo: Periodo) =>
  [contexto.empresaId, tipo.pai.colecao, 'relatorio', periodo] as const;

export const relatorioData = {
  chave,

  periodo: (sessao: SessaoAtiva, fonte: FonteDoRelatorio, periodo: Periodo, aoAvancar?: AoAvancar) =>
    queryOptions({
      queryKey: chave(sessao, fonte, periodo),
      queryFn: ({ client, signal }) => lerRelatorio(client, fonte, sessao, periodo, { signal, aoAvancar }),
      staleTime: CINCO_MINUTOS,
      gcTime: CINCO_MINUTOS,
    }),
};
