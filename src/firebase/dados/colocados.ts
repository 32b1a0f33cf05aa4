import type { ComId } from '@/domain/comum/fields';
import type { Pagina } from './leitura';

/** Every record with its place, from 1; one that could not be read leaves its place empty instead of giving it away. */
export function colocados<T>(paginas: readonly Pagina<T>[]): { lugar: number; registro: ComId<T> }[] {
  let antes = 0;
  return paginas.flatMap(({ itens, lugares, ilegiveis = 0 }) => {
    const daPagina = itens.map((registro, i) => ({ lugar: antes + (lugares?.[i] ?? i) + 1, registro }));
    antes += itens.length + ilegiveis;
    return daPagina;
  });
}
