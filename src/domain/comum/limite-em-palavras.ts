/**
 * What a limit by count says to whoever meets it: which one, how many, and when there is room again (decisions P350). The
 * rules refuse it as they refuse people who may not, and a person who may would look for the fault in their permissions.
 */
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { emBrasilia, inicioDoDia, maisDias, diaDe } from './datas';
import {
  COMECADOS_NO_DIA,
  type ComLimiteNoDia,
  LISTAS_DA_EMPRESA,
  MAXIMO,
  MAXIMO_DA_LISTA,
  type quantidadesDaPessoaSchema,
} from './quantidades';
import type * as z from 'zod/mini';

/** What somebody begins, many of it. */
export const COMECADOS: Readonly<Record<ComLimiteNoDia, string>> = {
  ideias: 'ideias',
  projetos: 'projetos',
  desafios: 'desafios',
  questionarios: 'questionários',
  gruposDiagnostico: 'grupos de perguntas',
  perguntas: 'perguntas',
  tiposDeRespostas: 'tipos de respostas',
  tipoDeInovacao: 'tipos de inovação',
  taticasDeInovacao: 'táticas de inovação',
  tipoDeJogada: 'tipos de jogada',
  jogadaDeInovacao: 'jogadas',
  taticasDaJogada: 'táticas de jogadas',
  movimentacoesDeTaticas: 'movimentações de táticas',
};

const DA_LISTA: Readonly<Record<(typeof LISTAS_DA_EMPRESA)[number], string>> = {
  categoriaDeInovacao: 'categorias de inovação',
  desafioCategorias: 'categorias de desafios',
  licenciado: 'licenciados',
  embaixadores: 'embaixadores',
  embaixadoresPessoas: 'pessoas embaixadoras',
};

const temChave = <K extends string>(mapa: Readonly<Record<K, unknown>>, chave: string): chave is K =>
  Object.hasOwn(mapa, chave);
const escrito = (quantos: number) => quantos.toLocaleString('pt-BR');
const aPartirDe = (quando: Date) => `a partir de ${emBrasilia(quando)} (horário de Brasília)`;

/** Of the records that one begins on a day, while the person waits for midnight. */
export function fraseDosComecados(
  { semRascunhosAte: ate, semRascunhosPor: por = '' }: Partial<Colaborador>,
  agora: Date,
): string | undefined {
  if (!ate || ate <= agora) return undefined;
  const quantos = temChave(COMECADOS, por)
    ? `${escrito(COMECADOS_NO_DIA[por])} ${COMECADOS[por]}, o máximo de um dia`
    : 'o máximo de registros de um dia';
  return `Hoje você já começou ${quantos}. Novos registros, de qualquer tipo, podem ser começados ${aPartirDe(ate)}.`;
}

/** Of the ideas that one publishes on a day. */
export function fraseDasPublicadas(
  { publicadasNoDia, dia }: z.infer<typeof quantidadesDaPessoaSchema>,
  agora: Date,
): string | undefined {
  if (dia < inicioDoDia(diaDe(agora)) || publicadasNoDia < MAXIMO.publicadasNoDia) return undefined;
  const amanha = inicioDoDia(maisDias(diaDe(agora), 1));
  return `Hoje você já publicou ${escrito(MAXIMO.publicadasNoDia)} ideias, o máximo de um dia. A próxima pode ser publicada ${aPartirDe(amanha)}.`;
}

/** Where a total that ends is kept, under the owner with this path, for a new record of a collection. */
const TOTAIS: Readonly<Record<string, { maximo: number; dono: string; oQue: string }>> = {
  comentarios: { maximo: MAXIMO.comentarios, dono: 'Esta conversa', oQue: 'comentários' },
  marcos: { maximo: MAXIMO.marcos, dono: 'Esta ideia', oQue: 'marcos' },
  regioes: { maximo: MAXIMO.regioes, dono: 'Este projeto', oQue: 'regiões' },
  ...Object.fromEntries(
    LISTAS_DA_EMPRESA.map((lista) => [
      lista,
      { maximo: MAXIMO_DA_LISTA, dono: 'A empresa', oQue: DA_LISTA[lista] },
    ]),
  ),
};

/** Of what is kept for good in a collection, removed records included. */
export function fraseDoTotal(colecao: string, total: number): string | undefined {
  const limite = TOTAIS[colecao];
  if (!limite || total < limite.maximo) return undefined;
  return `${limite.dono} já tem ${escrito(limite.maximo)} ${limite.oQue}, o máximo, contando o que foi removido. Altere o que já existe.`;
}

/** Whether new records of the collection have a limit of a day, or a total. */
export const temLimiteNoDia = (colecao: string) => temChave(COMECADOS, colecao);
export const temTotal = (colecao: string) => Object.hasOwn(TOTAIS, colecao);
