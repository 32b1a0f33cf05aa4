/** The chart library weighs more than all the rest of the report: it comes with the first chart in sight. */
import { parte } from '@/ui/moldura/parte';

export const Barras = parte(() => import('./Graficos').then((m) => m.Barras));
export const Pizza = parte(() => import('./Graficos').then((m) => m.Pizza));
