/** How long a screen is left alone where the browser does not tell when it is idle, in milliseconds. */
const ESPERA = 1_000;

/** Runs what the screen can do without for now, as soon as the browser has nothing else to do. */
export function quandoOcioso(fazer: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(fazer);
  else setTimeout(fazer, ESPERA);
}
