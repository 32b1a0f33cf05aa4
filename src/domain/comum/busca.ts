/** Accent-free search: the tokens stored on a record and the token a search box asks for (one array-contains). */
import { LIMITE } from './campos';

/** Lower case, no accents, letters and digits only. */
export const semAcentos = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ');

/** A name as lists sort it: the database compares bytes, by which 'Água' and 'adubo' would come after 'Zinco'. */
export const emOrdem = (nome: string) => semAcentos(nome).normalize('NFC').replace(/\s+/g, ' ').trim();

const MAIOR_PREFIXO = 12;
const palavras = (texto: string) =>
  semAcentos(texto)
    .split(/\s+/)
    .filter((p) => p.length >= 2);

/** Every prefix of 2 to 12 letters of every word, without repetition, at most LIMITE.busca of them. */
export function tokensDeBusca(...textos: string[]): string[] {
  const tokens = new Set<string>();
  for (const palavra of textos.flatMap(palavras)) {
    for (let fim = 2; fim <= Math.min(palavra.length, MAIOR_PREFIXO); fim++)
      tokens.add(palavra.slice(0, fim));
  }
  return [...tokens].slice(0, LIMITE.busca);
}

/**
 * What is stored beside a name. Lists sort by its copy, and searches find it, and what else is given, by its tokens.
 */
export const indiceDoNome = (nome: string, ...mais: string[]) => ({
  nomeEmOrdem: emOrdem(nome),
  busca: tokensDeBusca(nome, ...mais),
});

/** The longest word typed, cut as the stored prefixes are; undefined when nothing searchable was typed. */
export function tokenDaPesquisa(pesquisa: string): string | undefined {
  const maior = palavras(pesquisa).toSorted((a, b) => b.length - a.length)[0];
  return maior?.slice(0, MAIOR_PREFIXO);
}

/** True iff the token is all that was typed: then the index alone answers the search, and can count. */
export const indiceBasta = (pesquisa: string) =>
  !pesquisa.trim() || tokenDaPesquisa(pesquisa) === semAcentos(pesquisa).trim();

/** True iff every word typed begins some word of the text: the client's second look at what the index found. */
export function contemPalavras(texto: string, pesquisa: string): boolean {
  const doTexto = palavras(texto);
  return palavras(pesquisa).every((p) => doTexto.some((palavra) => palavra.startsWith(p)));
}

/** The same second look where the stored tokens hold more than one text, such as name and e-mail. */
export const temTokens = (busca: readonly string[], pesquisa: string) =>
  palavras(pesquisa).every((palavra) => busca.includes(palavra.slice(0, MAIOR_PREFIXO)));

/** Letters by which words of one family are known: 'reaproveitar' and 'reaproveitamento'. */
const RAIZ = 6;
const palavrasCheias = (texto: string) => palavras(texto).filter((palavra) => palavra.length > 3);

/**
 * Roots of the `maximo` longest words typed, as stored prefixes have them. Any of them finds ideas that may be alike.
 */
export const raizesDaPesquisa = (pesquisa: string, maximo: number): string[] =>
  [...new Set(palavrasCheias(pesquisa).map((palavra) => palavra.slice(0, RAIZ)))]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maximo);

/**
 * Share of the words typed that begin a word of the text, 0 to 1. It tells how alike a title is to what is being
 * written.
 */
export function semelhanca(texto: string, pesquisa: string): number {
  const procuradas = palavrasCheias(pesquisa);
  if (procuradas.length === 0) return 0;
  const doTexto = palavras(texto);
  const achadas = procuradas.filter((p) => doTexto.some((palavra) => palavra.startsWith(p.slice(0, RAIZ))));
  return achadas.length / procuradas.length;
}
