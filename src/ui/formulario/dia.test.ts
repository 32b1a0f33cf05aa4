// @vitest-environment node
import { expect, it } from 'vitest';
import { diaDoTexto, mascararDia } from './dia';

it.each([
  ['', ''],
  ['2', '2'],
  ['20', '20'],
  ['201', '20/1'],
  ['5/', '05'],
  ['05/3/', '05/03'],
  ['20112026', '20/11/2026'],
  ['20/11/20267', '20/11/2026'],
  ['2026-11-20', '20/11/2026'],
  ['dia 20', '20'],
])('o que se digita, %s, aparece %s', (digitado, mascarado) => expect(mascararDia(digitado)).toBe(mascarado));

it.each([
  ['20/11/2026', '2026-11-20'],
  ['5/3/2026', '2026-03-05'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', '29/02/2026'],
  ['31/13/2026', '31/13/2026'],
  ['20/11/202', '20/11/202'],
  ['', ''],
])('%s é guardado como %s', (texto, guardado) => expect(diaDoTexto(texto)).toBe(guardado));
