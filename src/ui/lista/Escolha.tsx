import { parte } from '@/ui/moldura/parte';

/** One of some options in a filter; the drawer waits for its code (FilterDrawer). */
export const Escolha = parte(() => import('./CampoDeEscolha').then((m) => m.default));
