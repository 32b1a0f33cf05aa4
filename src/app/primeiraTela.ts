/** The first screens' code, asked for while React is still on its way. Only dynamic imports: this file is tiny. */
import { ehDeVisitante } from '@/domain/telas/publicas';
import { haIndicioDeSessao } from '@/firebase/sessao/indicio';
import { umaVez } from '@/ui/moldura/umaVez';

export const carregarLogin = umaVez(() =>
  import('@/areas/acesso/LoginPage').then((m) => ({ default: m.LoginPage })),
);
export const carregarPublicas = umaVez(() =>
  import('./RotasPublicas').then((m) => ({ default: m.RotasPublicas })),
);
export const carregarPrincipal = umaVez(() => import('./Principal').then((m) => ({ default: m.Principal })));
export const carregarPainel = umaVez(() =>
  import('./painel/PainelPage').then((m) => ({ default: m.PainelPage })),
);
export const carregarCasa = umaVez(() =>
  import('@/areas/ideias/lista/HomeIdeiasPage').then((m) => ({ default: m.HomeIdeiasPage })),
);
export const carregarOutras = umaVez(() => import('./OutrasRotas').then((m) => ({ default: m.OutrasRotas })));

// A table, not conditions: the minifier makes one call of those, with one screen's files for all of them.
const PRIMEIRAS: Partial<Record<string, () => Promise<unknown>>> = {
  '/': carregarPainel,
  '/home-ideias': carregarCasa,
};

/**
 * Resolves when the code of the first screen is here, or will not come. The screen itself reports that when it asks
 * again.
 */
export function adiantarPrimeiraTela(caminho: string): Promise<unknown> {
  if (ehDeVisitante(caminho)) return Promise.allSettled([carregarPublicas()]);
  if (!haIndicioDeSessao()) return Promise.allSettled([carregarLogin()]);
  // The session is read while React and the screen are still on their way.
  import('@/firebase/sessao/cicloDaSessao').then(
    ({ iniciarSessao }) => iniciarSessao(),
    () => undefined,
  );
  return Promise.allSettled([carregarPrincipal(), (PRIMEIRAS[caminho] ?? carregarOutras)()]);
}
