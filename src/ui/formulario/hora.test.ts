// @vitest-environment node
import { expect, it } from 'vitest';
import { mascararHora } from './hora';

it.each([
  ['', ''],
  ['1', '1'],
  ['14', '14'],
  ['143', '14:3'],
  ['1430', '14:30'],
  ['14:30', '14:30'],
  ['9', '09'],
  ['930', '09:30'],
  ['9h30', '09:30'],
  ['1:', '01'],
  ['1:05', '01:05'],
  ['２３５９', '23:59'],
  ['😀 amanhã cedo', '😀 amanhã cedo'],
  ['14305', '14305'],
  ['9h30 da noite', '9h30 da noite'],
])('o que se digita, %s, aparece %s', (digitado, aparece) => expect(mascararHora(digitado)).toBe(aparece));
