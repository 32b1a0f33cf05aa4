import { type ComponentType, lazy } from 'react';

/** In milliseconds. */
const ESPERA = 1_000;

/**
 * A part of a first screen that comes after what the screen needs, into the room left for it:
 * `const X = depois(() => import('./X').then((m) => m.X))`, in a Suspense. Where it does not come, as without a
 * connection, `senao` stands in its place, or nothing.
 */
export const depois = <P extends object>(
  importar: () => Promise<ComponentType<P>>,
  senao: ComponentType<P> = () => null,
) =>
  lazy<ComponentType<P>>(async () => {
    await new Promise((pronto) => setTimeout(pronto, ESPERA));
    return { default: await importar().catch(() => senao) };
  });
