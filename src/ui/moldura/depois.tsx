import type { ComponentType } from 'react';
import { emSilencio, parte } from './parte';

/** In milliseconds. */
const ESPERA = 1_000;

/**
 * A part of a first screen that comes after what the screen needs, into the room left for it:
 * `const X = depois(() => import('./X').then((m) => m.X))`, in a Suspense. Where it does not come, as without a
 * connection, `senao` stands in its place, or nothing, until the connection is back.
 */
export const depois = <P extends object>(
  importar: () => Promise<ComponentType<P>>,
  Senao?: ComponentType<P>,
): ComponentType<P> =>
  parte(
    async () => {
      await new Promise((pronto) => setTimeout(pronto, ESPERA));
      return importar();
    },
    (falta, props) => emSilencio(Senao ? <Senao {...props} /> : null)(falta),
  );
