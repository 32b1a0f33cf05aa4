/** A number as people type it (decisions Q362). What is no number stays a text: it is kept, told and not sent. */
import type { Resposta } from './pontuacao';

/** At most 15 digits: a float holds them exactly. */
const ESCRITO = /^-?\d{1,15}([.,]\d{1,15})?$/;
/** '1.500' may be a thousand and a half, or one and a half. */
const AMBIGUO = /^-?\d{1,3}\.\d{3}$/;
const COM_PONTOS = /^-?\d{1,3}(\.\d{3})+,\d{1,15}$/;

/** '2,50' is 2.5; false of nothing. */
export function lerNumero(digitado: string): Resposta {
  const escrito = digitado.trim();
  if (escrito === '') return false;
  const semPontos = COM_PONTOS.test(escrito) ? escrito.replaceAll('.', '') : escrito;
  if (!ESCRITO.test(semPontos) || AMBIGUO.test(escrito)) return digitado;
  const lido = Number(semPontos.replace(',', '.'));
  // −0 is 0: they are the same answer, and must give the same digest.
  return lido === 0 ? 0 : lido;
}

/** What stands in the field of an answer that was not typed there. */
export const numeroNoCampo = (resposta: Resposta): string =>
  typeof resposta === 'number'
    ? String(resposta).replace('.', ',')
    : typeof resposta === 'string'
      ? resposta
      : '';
