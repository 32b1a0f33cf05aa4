/** Pages of a list whose last filter no index knows. Reads on until the page is full of records that match. */
import type { ComId } from '@/domain/comum/campos';
import type { Cursor, Pagina } from './leitura';

/**
 * `buscar` reads the page after a cursor; `combina` keeps a record. The page may hold a few more than `tamanho`, and
 * fewer where `paginas` of them were read in a row.
 */
export async function lerAteEncher<T>(
  buscar: (depoisDe: Cursor | undefined) => Promise<Pagina<T>>,
  combina: (registro: ComId<T>) => boolean,
  tamanho: number,
  depoisDe: Cursor | undefined,
  paginas = Number.POSITIVE_INFINITY,
): Promise<Pagina<T>> {
  const itens: ComId<T>[] = [];
  let proxima = depoisDe;
  let ilegiveis = 0;
  let lidas = 0;
  do {
    const lida = await buscar(proxima);
    itens.push(...lida.itens.filter(combina));
    proxima = lida.proxima;
    ilegiveis += lida.ilegiveis ?? 0;
    lidas += 1;
  } while (itens.length < tamanho && proxima && lidas < paginas);
  return { itens, proxima, ilegiveis };
}
