/** Pages taken together: what a screen shows of several, and how many records of them could not be read. */
import { ilegiveisEm, type Pagina } from './leitura';

export const juntarPaginas = <T>(paginas: readonly Pagina<T>[]): Pagina<T> => ({
  itens: paginas.flatMap(({ itens }) => itens),
  ilegiveis: ilegiveisEm(paginas),
  proxima: undefined,
});
