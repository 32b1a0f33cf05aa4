/**
 * Whether somebody is believed to be signed in on this device. Known without any SDK, so that a signed-out visit shows
 * the login page at once and a signed-in one asks for the product at once (src/app/primeiraTela.ts).
 */
const INDICIO = 'sessao';

export const haIndicioDeSessao = () =>
  localStorage.getItem(INDICIO) !== null || sessionStorage.getItem(INDICIO) !== null;

export const guardarIndicio = () => localStorage.setItem(INDICIO, '1');

export function apagarIndicio(): void {
  localStorage.removeItem(INDICIO);
  sessionStorage.removeItem(INDICIO);
}
