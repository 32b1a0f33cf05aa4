/**
 * A parent: a record under which people comment, like, sponsor, move and work. The idea is the first kind of it. The
 * engines for all that know only what stands here. A kind's `sob` leaves out what it cannot do.
 */
import type * as z from 'zod/mini';
import type { CodigoModulo } from '@/domain/acesso/areas';
import type { Colecao } from '@/domain/acesso/tabela-de-permissoes';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { Tendencia } from './tendencia';
import type { Visibilidade } from './visibilidade';

/** One parent, whatever its kind. */
export interface Pai {
  titulo: string;
  /** What it is about, for cards: may be long, may hold markdown. */
  resumo: string;
  /** uid of the person who wrote it: a draft is theirs alone. */
  autor: string;
  /** Membership path of the person whose it is, who is told of comments. */
  autorReference: string;
  autorNome: string;
  participantes: readonly string[];
  /** Membership paths of people who take part in it or carry it out: they do not judge it. */
  equipe: readonly string[];
  /** Membership paths of everybody a movement is news for. */
  envolvidos: readonly string[];
  patrocinadores: readonly string[];
  publicado: boolean;
  visibilidade: Visibilidade;
  /** Its author and participants alone know what it says, removed or not. */
  privado: boolean;
  status: string;
  createdAt: Date;
  publicadoEm: Date | null;
  deletedAt: Date | null;
  aceitaComentario: boolean;
  aceitaPatrocinio: boolean;
  /** Its state still takes coins. */
  abertoParaPatrocinio: boolean;
  /** Ideas may still be linked with it as answers: it is not over (decisions D127). */
  aceitaRespostas: boolean;
  /** It can do nothing more with its coins: they go back (decisions I6). */
  semFuturo: boolean;
  /** Path of the rule set it was published under. */
  regulamento: string | null;
  /** Id of the movement that led to its status; '' before the first. */
  ultimaMovimentacao: string;
  totais: { comentarios: number; curtidas: number; moedas: number };
  /** How its places in the rankings moved last. */
  tendencias: { curtidas: Tendencia; moedas: Tendencia };
}

/** What may lie under a parent, as `caminhos.sob` names it. */
export type SobOPai = keyof ReturnType<typeof caminhos.sob>;

/** The noun of a kind, for sentences. */
export interface Nome {
  singular: string;
  plural: string;
  feminino: boolean;
}

/** Families of src/ui/moldura/cores.ts. */
type CorDoStatus =
  | 'gray'
  | 'teal'
  | 'yellow'
  | 'indigo'
  | 'violet'
  | 'green'
  | 'red'
  | 'blue'
  | 'lime'
  | 'grape'
  | 'pink'
  | 'orange';

/** What the record itself does not say, for it is the same for all of its kind. */
export interface TipoDePai {
  colecao: string;
  /** Stored record → parent. */
  schema: z.ZodMiniType<Pai>;
  nome: Nome;
  /** What is said where none was chosen. */
  semEscolha: string;
  /** Sentences of its likes; a kind without them has none. */
  curtidas?: { curtir: string; descurtir: string; quem: string; semEscolha: string };
  /** Stored fields that name the person whose it is; the name follows theirs. */
  assinatura: { referencia: string; nome: string };
  /** People join it on their own: those they take part in are theirs as well. */
  seEntra?: true;
  /** People who read this module see it and what lies under it. */
  modulo: CodigoModulo;
  /** What it can have under it, and the row of the permissions that says who may. */
  sob: Partial<Record<SobOPai, Colecao>>;
  /** Collection of the rule sets that give coins for it. */
  regulamentos: string;
  /** Address of its page; `comentario` leads to one comment. */
  endereco: (id: string, busca?: { comentario?: string }) => string;
  /** Every status in order, with its name and colour. */
  aparencia: Readonly<Record<string, { rotulo: string; cor: CorDoStatus }>>;
  /** Status before publishing. */
  rascunho: string;
  movimento: Movimento;
}

/** How the committee moves a kind from one status to another. */
interface Movimento {
  /** The status that usually follows. */
  proximo: Readonly<Partial<Record<string, string>>>;
  /** Fields that hold when the record came to a status, each with its status. Any other movement empties them. */
  instantes: Readonly<Record<string, string>>;
}

/** Statuses a movement may set: all but the current one and the draft (decisions I4). */
export const destinosDoMovimento = (
  { aparencia, rascunho }: Pick<TipoDePai, 'aparencia' | 'rascunho'>,
  atual: string,
): string[] => Object.keys(aparencia).filter((status) => status !== atual && status !== rascunho);

/** Name of a status; one that the kind no longer has is called as it is stored. */
export const rotuloDoStatus = ({ aparencia }: Pick<TipoDePai, 'aparencia'>, status: string): string =>
  aparencia[status]?.rotulo ?? status;

/** Where one parent lies. */
export interface LugarDoPai {
  tipo: TipoDePai;
  contexto: Contexto;
  id: string;
  caminho: string;
}

export const lugarDoPai = (tipo: TipoDePai, contexto: Contexto, id: string): LugarDoPai => ({
  tipo,
  contexto,
  id,
  caminho: caminhos.registro(contexto, tipo.colecao, id),
});

/** Coins may be given: published, allowed, and in a state that takes them (part 2 §4). */
export const patrocinavel = (
  pai: Pick<Pai, 'publicado' | 'aceitaPatrocinio' | 'abertoParaPatrocinio'>,
): boolean => pai.publicado && pai.aceitaPatrocinio && pai.abertoParaPatrocinio;

/** Forms of the words that go with the noun: 'da ideia', 'do desafio'. */
export const flexao = ({ feminino }: Pick<Nome, 'feminino'>) =>
  feminino
    ? ({
        o: 'a',
        um: 'uma',
        do: 'da',
        no: 'na',
        seu: 'sua',
        este: 'esta',
        esse: 'essa',
        dele: 'dela',
      } as const)
    : ({
        o: 'o',
        um: 'um',
        do: 'do',
        no: 'no',
        seu: 'seu',
        este: 'este',
        esse: 'esse',
        dele: 'dele',
      } as const);

/** 'esta ideia', 'este desafio'. */
export const este = ({ nome }: Pick<TipoDePai, 'nome'>): string => `${flexao(nome).este} ${nome.singular}`;
