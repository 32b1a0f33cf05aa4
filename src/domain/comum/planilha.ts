/** What an import reports and finds: limits, rows of cells, and which column is what. tabela.ts reads them. */
import { semAcentos } from './busca';

export interface Limites {
  megabytes: number;
  linhas: number;
  /** Plural of what a row is, for the refusal: 'pessoas'. */
  oQue: string;
}

export interface Tabela {
  celulas: string[][];
  /** A quotation mark was opened and never closed: whatever follows it was swallowed by one cell. */
  aspasAbertas: boolean;
}

/** A heading as it is compared: no accents, no capitals, single spaces. */
export const tituloDaColuna = (celula: string) => semAcentos(celula).replace(/\s+/g, ' ').trim();

/** Where each known column stands. A heading that is exactly a column's name wins over one that only contains it. */
export function acharColunas<C extends string>(
  titulos: readonly string[],
  colunas: readonly C[],
  apelidosDe: (coluna: C) => readonly string[],
): Map<C, number> {
  const achadas = new Map<C, number>();
  const lidos = titulos.map(tituloDaColuna);
  const procurar = (serve: (titulo: string, apelido: string) => boolean) => {
    for (const coluna of colunas) {
      const livre = (i: number) => ![...achadas.values()].includes(i);
      const onde = lidos.findIndex(
        (t, i) => livre(i) && apelidosDe(coluna).some((apelido) => serve(t, apelido)),
      );
      if (onde >= 0 && !achadas.has(coluna)) achadas.set(coluna, onde);
    }
  };
  procurar((t, apelido) => t === apelido);
  procurar((t, apelido) => t.split(' ').includes(apelido));
  return achadas;
}

/** The cell without the apostrophe that csv.ts puts before what would be taken for a formula. */
export const semApostrofo = (celula: string) => celula.replace(/^'(?=[=+\-@])/, '').trim();
