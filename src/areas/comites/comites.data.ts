/** Innovation committee: every read of it the interface makes (part 2 §7); what changes it is in mudancas.data.ts. */
import { queryOptions } from '@tanstack/react-query';
import { comiteAtividadeSchema } from '@/domain/comite/comite-atividade';
import { declaracaoSchema } from '@/domain/comite/comite-declaracao';
import { decisaoSchema } from '@/domain/comite/comite-decisao';
import { type Comite, comiteSchema } from '@/domain/comite/comite';
import { type Conflito, conflitoSchema } from '@/domain/comite/conflito';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { tipoDoPai } from '@/domain/pai/tipos';
import { codigoDoErro } from '@/domain/comum/erros';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { type Consulta, contem, type Filtro, igual } from '@/firebase/dados/consulta';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const comites = defineLeitura(comiteSchema);
const atividades = defineLeitura(comiteAtividadeSchema);
const decisoes = defineLeitura(decisaoSchema);
const declaracoes = defineLeitura(declaracaoSchema);
const conflitos = defineLeitura(conflitoSchema);

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'comites'] as const;

/**
 * Two people lead a session at two desks. While one runs, its screens ask again this often (milliseconds), and only
 * while in sight. One small document each time; the live SDK would cost 130 KB more.
 */
const RITMO = { andando: 5_000, parado: 20_000 };
export const ritmo = (comite: Pick<Comite, 'endedAt'> | null | undefined) =>
  comite?.endedAt === null ? RITMO.andando : RITMO.parado;

/**
 * A trigger writes the last decision a moment after the movement. The minutes of an ended session are read again
 * until then.
 */
const ATE_ASSENTAR = 120_000;
export const ritmoDaAta = ({ endedAt }: Pick<Comite, 'endedAt'>) =>
  endedAt === null || Date.now() - endedAt.getTime() < ATE_ASSENTAR ? RITMO.andando : false;

/** Ended sessions, the last one first. */
const FINALIZADOS: Consulta = {
  filtros: [{ campo: 'endedAt', op: '>', valor: new Date(0) }],
  ordem: [{ campo: 'endedAt', direcao: 'desc' }],
};

/** The session's time, from the start to the end or until now: everything that happened then belongs to it. */
const duranteA = ({ startedAt, endedAt }: Comite): Filtro[] => [
  { campo: 'createdAt', op: '>=', valor: startedAt },
  // A Date ends at the millisecond and Firestore's time does not. Without one more, the last activity would be left
  // out.
  ...(endedAt ? [{ campo: 'createdAt', op: '<=', valor: new Date(endedAt.getTime() + 1) } as const] : []),
];

const ANTIGOS_PRIMEIRO = [{ campo: 'createdAt', direcao: 'asc' }] as const;

/** Title of a parent for people who may see it, '' for others: 'Ideia privada'. */
async function tituloDoPai(referencia: string): Promise<string> {
  const tipo = tipoDoPai(referencia);
  if (!tipo) return '';
  try {
    const pai = await defineLeitura(tipo.schema).find(referencia);
    return pai && !pai.deletedAt ? pai.titulo : '';
  } catch (erro) {
    if (codigoDoErro(erro) === 'permission-denied') return '';
    throw erro;
  }
}

/** Declarations about a parent; none where the person does not see it. */
async function conflitosSob(pai: string): Promise<ComId<Conflito>[]> {
  try {
    const caminho = caminhos.sob(pai).conflitos;
    return (await conflitos.todos(caminho, { filtros: [] }, 250)).itens;
  } catch (erro) {
    if (codigoDoErro(erro) === 'permission-denied') return [];
    throw erro;
  }
}

/** At most one has not ended. */
const ATIVOS: Consulta = { filtros: [igual('endedAt', null)] };

export const comitesData = {
  chave,
  ATIVOS,

  /** The session that runs or is paused, or null (part 2 §4: active while endedAt is empty). */
  ativo: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'ativo'],
      queryFn: async (): Promise<ComId<Comite> | null> => {
        const { itens } = await comites.todos(caminhos.comites(sessao.contexto), ATIVOS, 1);
        return itens[0] ?? null;
      },
      staleTime: RITMO.andando,
    }),

  /** The last session of all, or null: its number tells the next one's, its people are offered again. */
  ultimo: async (sessao: SessaoAtiva): Promise<ComId<Comite> | null> => {
    const porNumero: Consulta = { filtros: [], ordem: [{ campo: 'numero', direcao: 'desc' }] };
    const { itens } = await comites.todos(caminhos.comites(sessao.contexto), porNumero, 1);
    return itens[0] ?? null;
  },

  /** The same as a query: whether the committee ever met. */
  algum: (sessao: SessaoAtiva) =>
    queryOptions({ queryKey: [...chave(sessao), 'algum'], queryFn: () => comitesData.ultimo(sessao) }),

  /** A session the person takes part in, or took, or null. */
  comigo: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'comigo'],
      queryFn: async () => {
        const minhas: Consulta = { filtros: [contem('participantesReferences', sessao.referencia)] };
        const { itens } = await comites.todos(caminhos.comites(sessao.contexto), minhas, 1);
        return itens[0] ?? null;
      },
    }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'comite', id],
      queryFn: () => comites.doEndereco(caminhos.comites(sessao.contexto), id),
      staleTime: RITMO.andando,
    }),

  historico: (sessao: SessaoAtiva, tamanho: number) => ({
    chave: [...chave(sessao), 'historico', tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      comites.legiveis(caminhos.comites(sessao.contexto), FINALIZADOS, tamanho, depoisDe),
    total: totalDaLista([...chave(sessao), 'historico', 'total'], () =>
      comites.count(caminhos.comites(sessao.contexto), FINALIZADOS),
    ),
  }),

  /** Steps of the session and rules created or removed meanwhile, in order. */
  atividades: (sessao: SessaoAtiva, comite: ComId<Comite>) =>
    queryOptions({
      queryKey: [...chave(sessao), 'comite', comite.id, 'atividades'],
      queryFn: async () => {
        const { itens } = await atividades.todos(
          caminhos.comiteAtividades(sessao.contexto),
          { filtros: duranteA(comite), ordem: ANTIGOS_PRIMEIRO },
          250,
        );
        return itens;
      },
      staleTime: RITMO.andando,
    }),

  decisoes: (sessao: SessaoAtiva, comite: ComId<Comite>) =>
    queryOptions({
      queryKey: [...chave(sessao), 'comite', comite.id, 'decisoes'],
      queryFn: async () => {
        const { itens } = await decisoes.todos(
          caminhos.decisoes(sessao.contexto, comite.id),
          { filtros: [], ordem: ANTIGOS_PRIMEIRO },
          250,
        );
        return itens;
      },
      staleTime: RITMO.andando,
    }),

  /** Which declarations of conflict were made or taken back while the session ran. */
  declaracoes: (sessao: SessaoAtiva, comite: ComId<Comite>) =>
    queryOptions({
      queryKey: [...chave(sessao), 'comite', comite.id, 'declaracoes'],
      queryFn: async () =>
        (await declaracoes.todos(caminhos.declaracoes(sessao.contexto, comite.id), { filtros: [] }, 250))
          .itens,
      staleTime: RITMO.andando,
    }),

  /** Declarations about those of the parents that the person sees. Only people who analyse ideas may read them. */
  conflitos: (sessao: SessaoAtiva, pais: readonly string[]) =>
    queryOptions({
      queryKey: [...chave(sessao), 'conflitos', pais],
      queryFn: async (): Promise<ComId<Conflito>[]> => (await Promise.all(pais.map(conflitosSob))).flat(),
      staleTime: RITMO.parado,
    }),

  titulo: (sessao: SessaoAtiva, paiReference: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'titulo', paiReference],
      queryFn: () => tituloDoPai(paiReference),
    }),
};
