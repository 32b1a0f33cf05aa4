// @vitest-environment node
// The calendar file read back by a parser of another maker.
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { umEvento } from '@tests/support/imersao';
import { eventoEmIcs } from './ics';

const evento = {
  id: 'e1',
  ...umEvento(
    { uid: 'ana' },
    {
      data: new Date('2026-12-03T17:30:00Z'),
      descricao: 'Visita à fábrica; com sapato fechado, e uma barra \\ no meio.\nDepois, café 🚀',
      orientacaoLocal: `Portaria 2, ${'ã'.repeat(120)}🚀${'ç'.repeat(60)}`,
    },
  ),
};
const texto = eventoEmIcs(evento, 'Menos plástico, mais caixa');

it('outro programa lê o mesmo evento', () => {
  const calendario = new ICAL.Component(ICAL.parse(texto));
  const lido = new ICAL.Event(calendario.getFirstSubcomponent('vevent') ?? undefined);
  expect(lido.uid).toBe('e1@imersoes');
  expect(lido.summary).toBe('Imersão: Menos plástico, mais caixa');
  expect(lido.description).toBe(evento.descricao);
  expect(lido.location).toBe(evento.orientacaoLocal);
  expect(lido.startDate.toJSDate()).toEqual(evento.data);
  expect(lido.duration.toSeconds()).toBe(3_600);
});

it('nenhuma linha passa de 75 bytes, e todas terminam como a norma pede', () => {
  const linhas = texto.split('\r\n');
  expect(linhas.at(-1)).toBe('');
  expect(texto.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const linha of linhas) expect(new TextEncoder().encode(linha).length).toBeLessThanOrEqual(75);
});

it('o que alguém escreve não acrescenta linhas ao arquivo', () => {
  const maldoso = eventoEmIcs({ ...evento, descricao: 'x\r\nEND:VEVENT\r\nATTACH:http://mal.exemplo' }, 'T');
  const calendario = new ICAL.Component(ICAL.parse(maldoso));
  expect(calendario.getAllSubcomponents('vevent')).toHaveLength(1);
  expect(maldoso).not.toMatch(/^ATTACH/m);
});
