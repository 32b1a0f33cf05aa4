/** Asks for the code of the first screen while React is still on its way. Only dynamic imports: this file is tiny. */
import { haIndicioDeSessao } from '@/firebase/indicio';

/** What fails here is asked for again, and said, by the screen itself. */
const adiantar = (codigo: Promise<unknown>) => void codigo.catch(() => undefined);

export function adiantarPrimeiraTela(caminho: string): void {
  if (!haIndicioDeSessao()) {
    adiantar(import('@/areas/acesso/LoginPage'));
    return;
  }
  adiantar(import('@/firebase/session'));
  adiantar(import('./Principal'));
  if (caminho === '/') adiantar(import('./painel/PainelPage'));
  else if (caminho === '/home-ideias') adiantar(import('@/areas/ideias/HomeIdeiasPage'));
  else adiantar(import('./OutrasRotas'));
}
