import type { ComId } from '@/domain/comum/campos';
import { lugaresDe } from '@/domain/pontos/posicoes';
import type { Pagina } from './leitura';

/**
 * Every record with its place, from 1; those with the same total share the first one's. One that could not be read
 * leaves its place empty instead of giving it away.
 */
export function comLugares<T>(
  paginas: readonly Pagina<T>[],
  total: (registro: ComId<T>) => number,
): { lugar: number; registro: ComId<T> }[] {
  let antes = 0;
  const emOrdem = paginas.flatMap(({ itens, lugares, ilegiveis = 0 }) => {
    const daPagina = itens.map((registro, i) => ({ lugar: antes + (lugares?.[i] ?? i) + 1, registro }));
    antes += itens.length + ilegiveis;
    return daPagina;
  });
  const lugares = lugaresDe(emOrdem.map(({ registro }) => total(registro)));
  return emOrdem.map(({ registro }, i) => ({
    registro,
    lugar: emOrdem[(lugares[i] ?? i + 1) - 1]?.lugar ?? 0,
  }));
}
