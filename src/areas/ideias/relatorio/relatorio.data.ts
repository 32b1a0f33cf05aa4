/**
 * Everything the report of a period reads (part 2 §7): its public ideas, the days' sums of it and of the period
 * before, and the people. Kept for five minutes. Private ideas and drafts are not read at all, the reader's own
 * included.
 */
import { partesDoPeriodo } from '@/domain/pai/partes-do-periodo';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { fimDoDia, inicioDoDia, type Periodo, periodoAnterior, ultimosDias } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/fields';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { PARTES, participacaoSchema, type Participante } from '@/domain/pessoas/participacao';
import { caminhos } from '@/domain/comum/paths';
import {
  linhaDe,
  type LinhaDoRelatorio,
  type Participacao,
  participacaoDesde,
} from '@/domain/ideias/relatorio-ideias';
import type { Soma } from '@/domain/pai/somas-por-dia';
import { somaDoPeriodo, DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { type Cursor, defineCollection } from '@/firebase/dados/collection';
import { igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { somasData } from '../somas.data';

const ideias = defineCollection(ideiaSchema);
const participacao = defineCollection(participacaoSchema);

/** Ideas of one request: small enough that making records of an answer is not felt. */
const POR_PEDIDO = 125;
const AO_MESMO_TEMPO = 6;

/** How many ideas were read, and of how many. */
export type AoAvancar = (feitas: number, total: number) => void;

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

/** The public ideas registered in the period, page after page. */
async function ideiasDe(
  { contexto }: SessaoAtiva,
  { inicio, fim }: Periodo,
  { signal, aoLer }: { signal: AbortSignal; aoLer: (quantas: number) => void },
) {
  const consulta = {
    filtros: [
      igual('visibilidade', 'PUBLICA'),
      { campo: 'createdAt', op: '>=', valor: inicioDoDia(inicio) } as const,
      { campo: 'createdAt', op: '<=', valor: fimDoDia(fim) } as const,
    ],
    ordem: [{ campo: 'createdAt', direcao: 'desc' } as const],
  };
  const lidas: ComId<Ideia>[] = [];
  let cursor: Cursor | undefined;
  do {
    // Somebody who left, or cancelled, pays for no further page.
    signal.throwIfAborted();
    const pagina = await ideias.page(caminhos.ideias(contexto), consulta, POR_PEDIDO, cursor);
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
  sessao: SessaoAtiva,
  periodo: Periodo,
  { signal, aoAvancar }: { signal: AbortSignal; aoAvancar: AoAvancar | undefined },
): Promise<Relatorio> {
  const antes = periodoAnterior(periodo);
  const [anos, pessoas] = await Promise.all([
    cliente.fetchQuery(somasData.anos(sessao, { inicio: antes.inicio, fim: periodo.fim })),
    pessoasDe(sessao),
  ]);
  const total = somaDoPeriodo(anos, periodo).registros;
  let feitas = 0;
  const aoLer = (quantas: number) => {
    feitas += quantas;
    aoAvancar?.(feitas, Math.max(total, feitas));
  };
  const partes = await emFila(partesDoPeriodo(anos, periodo, POR_PEDIDO), (parte) =>
    ideiasDe(sessao, parte, { signal, aoLer }),
  );
  return {
    periodo,
    linhas: partes.toReversed().flatMap((parte) => parte.map((ideia) => linhaDe(ideia, pessoas))),
    anterior: somaDoPeriodo(anos, antes),
    participacao: participacaoDesde(pessoas, ultimosDias(DIAS_DO_PERIODO, new Date()).inicio),
  };
}

const CINCO_MINUTOS = 5 * 60_000;

const chave = ({ contexto }: SessaoAtiva, periodo: Periodo) =>
  [contexto.empresaId, 'ideias', 'relatorio', periodo] as const;

export const relatorioData = {
  chave,

  periodo: (sessao: SessaoAtiva, periodo: Periodo, aoAvancar?: AoAvancar) =>
    queryOptions({
      queryKey: chave(sessao, periodo),
      queryFn: ({ client, signal }) => lerRelatorio(client, sessao, periodo, { signal, aoAvancar }),
      staleTime: CINCO_MINUTOS,
      gcTime: CINCO_MINUTOS,
    }),
};
