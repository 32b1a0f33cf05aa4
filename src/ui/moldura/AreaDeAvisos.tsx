import { lazy, Suspense, useSyncExternalStore } from 'react';
import { avisosCarregados } from './avisos';

const CaixaDeAvisos = lazy(() => import('./CaixaDeAvisos'));

/** Where toasts appear; empty until the first one. Mount once, near the root. */
export function AreaDeAvisos() {
  const carregados = useSyncExternalStore(avisosCarregados.assinar, avisosCarregados.ler);
  if (!carregados) return null;
  return (
    <Suspense>
      <CaixaDeAvisos />
    </Suspense>
  );
}
