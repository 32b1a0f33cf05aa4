import { Suspense, useSyncExternalStore } from 'react';
import { avisosCarregados } from './avisos';
import { emSilencio, parte } from './parte';
import classes from './parte.module.css';

const CaixaDeAvisos = parte(() => import('./CaixaDeAvisos').then((m) => m.default), emSilencio());

/** Where toasts appear; empty until the first one. Mount once, near the root. */
export function AreaDeAvisos() {
  const carregados = useSyncExternalStore(avisosCarregados.assinar, avisosCarregados.ler);
  const palavras = useSyncExternalStore(avisosCarregados.assinar, avisosCarregados.semCaixa);
  if (palavras !== undefined)
    return (
      <div className={`${classes.falta} ${classes.porCima}`} aria-hidden>
        {palavras}
      </div>
    );
  if (!carregados) return null;
  return (
    <Suspense>
      <CaixaDeAvisos />
    </Suspense>
  );
}
