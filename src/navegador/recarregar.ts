/** After a deploy an old page asks for files that no longer exist: it is loaded anew. */
import { daAba } from './guarda';

const MARCA = 'recarregado-em';
const INTERVALO = 60_000;

/**
 * True iff the page is being loaded anew: at most once a minute, so that it never is for ever, and not where the mark
 * of it is not kept. Without a connection it would leave the browser's own page.
 */
export function recarregarUmaVez(): boolean {
  if (!navigator.onLine) return false;
  if (Date.now() - Number(daAba.ler(MARCA)) <= INTERVALO) return false;
  if (!daAba.escrever(MARCA, String(Date.now()))) return false;
  window.location.reload();
  return true;
}
