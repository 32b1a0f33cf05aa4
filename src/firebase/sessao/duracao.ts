/**
 * How long a session lasts on this device, known without any SDK (decisions P15). With 'Lembrar-me' it lasts 30 days,
 * otherwise until the browser is closed, in all its tabs. A cookie without a date is what browsers forget when they
 * close. Where cookies are refused the tab remembers instead, and where storage is forbidden the page.
 */
import { daAba, doAparelho } from '@/navegador/guarda';

const LEMBRAR_ATE = 'lembrarAte';
const NAVEGADOR = 'navegador';
const TRINTA_DIAS = 30 * 24 * 60 * 60 * 1000;

const comCookie = () => document.cookie.split('; ').includes(`${NAVEGADOR}=aberto`);

function marcarNavegador(aberto: boolean): void {
  const seguro = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAVEGADOR}=aberto; Path=/; SameSite=Strict${seguro}${aberto ? '' : '; Max-Age=-1'}`;
  if (aberto && !comCookie()) daAba.escrever(NAVEGADOR, 'aberto');
  else daAba.apagar(NAVEGADOR);
}

/** True iff a session that is kept on this device may go on. */
export const sessaoVale = () =>
  comCookie() || daAba.ler(NAVEGADOR) !== null || Number(doAparelho.ler(LEMBRAR_ATE)) > Date.now();

/** True iff the session is one with 'Lembrar-me'. */
export const sessaoLembrada = () => doAparelho.ler(LEMBRAR_ATE) !== null;

/** Called with each sign-in; of two on one device the last one decides. */
export function comecarPrazo(lembrar: boolean): void {
  const lembrada = lembrar && doAparelho.escrever(LEMBRAR_ATE, String(Date.now() + TRINTA_DIAS));
  // A date that is not kept would end the session with the page.
  marcarNavegador(!lembrada);
  if (!lembrada) doAparelho.apagar(LEMBRAR_ATE);
}

export function terminarPrazo(): void {
  marcarNavegador(false);
  doAparelho.apagar(LEMBRAR_ATE);
}
