// @vitest-environment node
import { expect, it } from 'vitest';
import { diaDoTexto, mascararDia, recusaDoDia } from './dia';

it.each([
  ['', ''],
  ['2', '2'],
  ['20', '20'],
  ['201', '20/1'],
  ['5/', '05'],
  ['05/3/', '05/03'],
  ['20112026', '20/11/2026'],
  ['20/11/20267', '20/11/20267'],
  ['2026-11-20', '20/11/2026'],
  ['dia 20', 'dia 20'],
  ['２０１１２０２６', '20/11/2026'],
  ['20\u202e11\u200b2026', '20/11/2026'],
  ['😀20112026', '😀20112026'],
  ['"><img src=x> amanhã', '"><img src=x> amanhã'],
])('o que se digita, %s, aparece %s', (digitado, mascarado) => expect(mascararDia(digitado)).toBe(mascarado));

it.each([
  ['20/11/2026', '2026-11-20'],
  ['5/3/2026', '2026-03-05'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', '29/02/2026'],
  ['31/13/2026', '31/13/2026'],
  ['20/11/202', '20/11/202'],
  ['２０／１１／２０２６', '2026-11-20'],
  ['01/01/1900', '1900-01-01'],
  ['31/12/1899', '31/12/1899'],
  ['31/12/2100', '2100-12-31'],
  ['01/01/2101', '01/01/2101'],
  ['', ''],
])('%s é guardado como %s', (texto, guardado) => expect(diaDoTexto(texto)).toBe(guardado));

const SEM_ESTE_DIA = 'Este dia não existe.';
const EM_OUTRO_TEMPO = 'Digite um ano entre 1900 e 2100.';
it.each([
  ['29/02/2027', SEM_ESTE_DIA],
  ['29/02/1900', SEM_ESTE_DIA],
  ['00/00/0000', SEM_ESTE_DIA],
  ['99/99/9999', SEM_ESTE_DIA],
  ['01/01/0001', EM_OUTRO_TEMPO],
  ['31/12/9999', EM_OUTRO_TEMPO],
  ['29/02/2028', undefined],
  ['29/02/2000', undefined],
  ['2026-11-20', undefined],
  ['20/11/202', undefined],
  ['', undefined],
])('de %s se diz: %s', (texto, frase) => expect(recusaDoDia(texto)).toBe(frase));
