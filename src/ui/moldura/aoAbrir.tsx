import { type ComponentType, type ReactNode, Suspense } from 'react';
import { noLugar, parteDe, porCima } from './parte';
import { quandoOcioso } from './quandoOcioso';
import { umaVez } from './umaVez';

/**
 * A dialog, or another part of a screen that a click opens: `const X = aoAbrir(() => import('./X').then((m) => m.X))`.
 * The screen is shown without its code, which comes when the browser is idle. A click reports what fails then.
 * `espera`, of its height, stands in for a part that is shown before.
 */
export function aoAbrir<P extends object>(
  importar: () => Promise<ComponentType<P>>,
  espera?: ReactNode,
): ComponentType<P> {
  const carregar = umaVez(async () => ({ default: await importar() }));
  const Parte = parteDe(carregar, espera === undefined ? porCima : noLugar);
  if (import.meta.env.PROD) quandoOcioso(() => void carregar().then(undefined, () => undefined));
  return function AoAbrir(props: P) {
    return (
      <Suspense fallback={espera}>
        <Parte {...props} />
      </Suspense>
    );
  };
}
