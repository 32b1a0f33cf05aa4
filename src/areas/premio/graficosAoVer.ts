/** The chart library weighs more than all the rest of the report: it comes with the first chart in sight. */
import { lazy } from 'react';

export const Barras = lazy(() => import('./Graficos').then((m) => ({ default: m.Barras })));
export const Pizza = lazy(() => import('./Graficos').then((m) => ({ default: m.Pizza })));
