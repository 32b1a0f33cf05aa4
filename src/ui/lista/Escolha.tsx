import { lazy } from 'react';

/** One of some options in a filter; the drawer waits for its code (FilterDrawer). */
export const Escolha = lazy(() => import('./CampoDeEscolha'));
