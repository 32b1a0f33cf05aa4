/** Asks for the code of the first screen while React is still on its way. Only dynamic imports: this file is tiny. */
import { haIndicioDeSessao } from '@/firebase/indicio';

/** What fails here is asked for again, and said, by the screen itself. */
const adiantar = (codigo: Promise<unknown>) => void codigo.catch(() => undefined);

// A table, not conditions: the minifier makes one call of those, with one screen's files for all of them.
const PRIMEIRAS: Partial<Record<string, () => Promise<unknown>>> = {
  '/': () => import('./painel/PainelPage'),
  '/home-ideias': () => import('@/areas/ideias/HomeIdeiasPage'),
};
const outras = () => import('./OutrasRotas');

export function adiantarPrimeiraTela(caminho: string): void {
  if (!haIndicioDeSessao()) {
    adiantar(import('@/areas/acesso/LoginPage'));
    return;
  }
  adiantar(import('@/firebase/session'));
  adiantar(import('./Principal'));
  adiantar((PRIMEIRAS[caminho] ?? outras)());
}
