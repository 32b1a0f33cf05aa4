/**
 * Views of a list that a person saved: a name and the query of its address, so that each is a link. One record per person
 * and list, read and written by the person alone (visoes.rules). Names and queries are two lists of one length, because
 * the rules look at a list of texts in one piece.
 */
import type * as z from 'zod/mini';
import { entidade, lista, texto } from '@/domain/comum/campos';

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

/**
 * Addresses of the screens that have 'Visões', without the record that some of them show: views of one project's companies
 * serve every project. The rules know no other id, or one person could fill the database with records (threats A28).
 */
export const LISTAS_COM_VISOES = [
  '/',
  '/analisarRespostas',
  '/atividades',
  '/auditoria',
  '/cadastrarEvidencias',
  '/categorias',
  '/categorias-de-inovacao',
  '/colaboradores',
  '/colaboradores/removidas',
  '/comites-de-inovacao',
  '/convidarColaboradores',
  '/convidarColaboradoresExternos',
  '/convidarEmpresa',
  '/desafios',
  '/desafios/categorias-de-desafios',
  '/desafios/regulamentos',
  '/empresas',
  '/empresas-convidadas',
  '/gerenciarCertificados',
  '/gerenciarEvidencias',
  '/gruposDiagnostico',
  '/ideias',
  '/ideias/regulamentos',
  '/minhas-atividades',
  '/perguntas',
  '/projetos',
  '/projetos/apoios',
  '/questionarioDeInovacao',
  '/questionarios',
  '/regioes',
  '/tipos-de-respostas',
  '/tiposDeJogada',
] as const;

/** Id of a list's record: the longest of the addresses above that this one begins with. No id may hold a slash. */
export function idDaLista(endereco: string): string {
  const lista = LISTAS_COM_VISOES.findLast((uma) => endereco === uma || endereco.startsWith(`${uma}/`));
  return (lista ?? '/').slice(1).replaceAll('/', '.') || 'inicio';
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
