/** How a long period is read in pieces. */
import type { Periodo } from './datas';
import { type Anos, diasDe, somaDoDia } from '@/domain/ideias/somas-de-ideias';

/**
 * The period cut where the counter says that a page would overflow, so that its pieces can be read side by side. A
 * piece holds less than a page's ideas. This saves the read that would only find that nothing follows. Only a single
 * day with more than that is read page after page.
 */
export function partesDoPeriodo(anos: Anos, periodo: Periodo, pagina: number): Periodo[] {
  const partes: Periodo[] = [];
  let aberta: (Periodo & { ideias: number }) | undefined;
  for (const dia of diasDe(periodo)) {
    const { ideias } = somaDoDia(anos, dia);
    if (aberta && aberta.ideias + ideias < pagina) {
      aberta.fim = dia;
      aberta.ideias += ideias;
    } else {
      aberta = { inicio: dia, fim: dia, ideias };
      partes.push(aberta);
    }
  }
  return partes.map(({ inicio, fim }) => ({ inicio, fim }));
}
