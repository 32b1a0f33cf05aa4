/** Rows of a table without a file around them. */
import type { LinhaDaTabela } from '@/domain/comum/planilha';

export const emLinhas = (celulas: readonly (readonly string[])[]): LinhaDaTabela[] =>
  celulas.flatMap((linha, i) =>
    linha.some((celula) => celula.trim() !== '') ? [{ numero: i + 1, celulas: linha }] : [],
  );
