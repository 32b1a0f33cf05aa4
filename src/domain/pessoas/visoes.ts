/**
 * Views of a list that a person saved: a name and the query of its address, so that each is a link. One record per person
 * and list, read and written by the person alone (visoes.rules). Names and queries are two lists of one length, because
 * the rules look at a list of texts in one piece.
 */
import type * as z from 'zod/mini';
import { entidade, lista, texto } from '@/domain/comum/campos';
import { TODAS } from '@/domain/telas/nomes';

export const MAXIMO_DE_VISOES = 20;

export const visoesSchema = entidade({
  nomes: lista(texto(60, 1), MAXIMO_DE_VISOES),
  /** What follows '?' in the address. */
  buscas: lista(texto(600, 1), MAXIMO_DE_VISOES),
});
export type Visoes = z.infer<typeof visoesSchema>;

export interface Visao {
  nome: string;
  busca: string;
}

export const visoesDe = ({ nomes, buscas }: Pick<Visoes, 'nomes' | 'buscas'>): Visao[] =>
  nomes.map((nome, i) => ({ nome, busca: buscas[i] ?? '' }));

export const listasDe = (visoes: readonly Visao[]) => ({
  nomes: visoes.map(({ nome }) => nome),
  buscas: visoes.map(({ busca }) => busca),
});

/** The screens' addresses, without the record that some of them show. The longest that fits is the screen's own. */
const TELAS = Object.keys(TODAS)
  .map((endereco) => endereco.replaceAll(/\/:\w+/g, ''))
  .toSorted((a, b) => b.length - a.length);

/**
 * Id of a list's record, its screen's address with dots: views of one project's companies serve every project. The rules
 * know the ids of the lists there are, and no other (visoes.rules, threats A28).
 */
export function idDaLista(endereco: string): string {
  const tela = TELAS.find((uma) => endereco === uma || endereco.startsWith(`${uma}/`));
  return (tela ?? '/').slice(1).replaceAll('/', '.') || 'inicio';
}

/** The part of an address that says what a list shows; not the page, which is another when records came. */
export function buscaDaVisao(busca: string): string {
  const parametros = new URLSearchParams(busca);
  parametros.delete('pagina');
  parametros.sort();
  return parametros.toString();
}

/** Why the view cannot be saved, or undefined. */
export function recusaDaVisao({ nome, busca }: Visao, outras: readonly Visao[]): string | undefined {
  if (nome.trim() === '') return 'Dê um nome à visão.';
  if (nome.trim().length > 60) return 'Use no máximo 60 caracteres.';
  if (busca.length > 600) return 'São filtros demais para uma visão. Tire alguns e salve de novo.';
  if (outras.some((outra) => outra.nome.toLowerCase() === nome.trim().toLowerCase()))
    return 'Você já tem uma visão com este nome nesta lista.';
  return outras.length >= MAXIMO_DE_VISOES
    ? `Uma lista guarda até ${MAXIMO_DE_VISOES} visões. Remova uma para salvar outra.`
    : undefined;
}
