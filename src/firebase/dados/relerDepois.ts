/** What triggers derive comes a moment after the write it is derived from. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** When triggers have usually carried a change to where it is read, in milliseconds after it. */
const ESPERAS = [1_500, 5_000, 15_000];

/**
 * What the screen shows under these keys is read again until the change is in it. The rest is read when it is next
 * shown.
 */
export function relerDepois(cliente: QueryClient, ...chaves: readonly QueryKey[]): void {
  for (const espera of ESPERAS)
    setTimeout(() => {
      for (const queryKey of chaves) void cliente.invalidateQueries({ queryKey });
    }, espera);
}
