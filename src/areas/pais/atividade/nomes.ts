/**
 * Names that the page knows already. Milestones hold the uid of the person alone. Nobody is read for a name: it comes
 * from what the feed holds, or from the people that other blocks of the page have read.
 */
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import type { Pai } from '@/domain/pai/pai';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Item } from './fontes';

type Nomes = ReadonlyMap<string, string>;

function doItem(item: Item): [string, string][] {
  if (item.tipo === 'comentario') return [[item.comentario.createdBy, item.comentario.autor.nome]];
  if (item.tipo === 'movimentacao') return [[item.movimentacao.createdBy, item.movimentacao.autorNome]];
  if (item.tipo === 'moedas') return [[item.patrocinio.createdBy, item.patrocinio.colaboradorNome]];
  return [];
}

export const nomesDe = (
  { uid, colaborador }: SessaoAtiva,
  { autorReference, autorNome }: Pick<Pai, 'autorReference' | 'autorNome'>,
  itens: readonly Item[],
): Nomes =>
  new Map([...itens.flatMap(doItem), [idDaReferencia(autorReference), autorNome], [uid, colaborador.nome]]);

export const NomesDaPagina = createContext<Nomes>(new Map());

/** Undefined while nothing on the page has said it. */
export function useNomeConhecido(uid: string | null): string | undefined {
  const sessao = useSessaoAtiva();
  const daPagina = useContext(NomesDaPagina);
  const { data } = useQuery({
    ...pessoasData.porReferencia(sessao, caminhos.colaborador(sessao.contexto, uid ?? '')),
    enabled: false,
  });
  return uid === null ? undefined : (daPagina.get(uid) ?? data?.nome);
}
