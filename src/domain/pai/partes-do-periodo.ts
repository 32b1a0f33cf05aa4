/** How a long period is read in pieces. */
import type { Periodo } from '@/domain/comum/datas';
import { type Anos, diasDe, somaDoDia } from './somas-do-periodo';

/**
 * The period, cut where the counter says that a page would overflow. Its pieces can then be read side by side. A
 * piece holds less than a page. This saves the read that would only find that nothing follows. Only a single day with
 * more than that is read page after page.
 */
export function partesDoPeriodo(anos: Anos, periodo: Periodo, pagina: number): Periodo[] {
  const partes: Periodo[] = [];
  let aberta: (Periodo & { registros: number }) | undefined;
  for (const dia of diasDe(periodo)) {
    const { registros } = somaDoDia(anos, dia);
    if (aberta && aberta.registros + registros < pagina) {
      aberta.fim = dia;
      aberta.registros += registros;
    } else {
      aberta = { inicio: dia, fim: dia, registros };
      partes.push(aberta);
    }
  }
  return partes.map(({ inicio, fim }) => ({ inicio, fim }));
}
