import { afterEach, expect, test } from 'vitest';
import { apagarRascunhos, aproveitar, guardarRascunho, lerRascunho } from './rascunho';

afterEach(() => localStorage.clear());

test('keeps values, leaving files out', () => {
  const anexo = new File(['x'], 'a.pdf');
  guardarRascunho('e1:ideia:nova', { titulo: 'Menos papel', anexos: [anexo], foto: anexo });
  expect(lerRascunho('e1:ideia:nova')?.valores).toEqual({ titulo: 'Menos papel', anexos: [] });
});

test('what cannot be read is forgotten', () => {
  localStorage.setItem('rascunho:x', '{quebrado');
  expect(lerRascunho('x')).toBeNull();
  expect(localStorage.getItem('rascunho:x')).toBeNull();
  localStorage.setItem('rascunho:x', 'null');
  expect(lerRascunho('x')).toBeNull();
});

test('leaving forgets all drafts and nothing else', () => {
  guardarRascunho('a', { titulo: 'x' });
  localStorage.setItem('outra-coisa', '1');
  apagarRascunhos();
  expect(Object.keys(localStorage)).toEqual(['outra-coisa']);
});

test('only values of the kind the form holds are taken back', () => {
  const iniciais = { titulo: '', setores: [] as string[], nota: null as number | null };
  const guardados = { titulo: ['x'], setores: ['TI'], nota: 3, intruso: 1 };
  expect(aproveitar(guardados, iniciais)).toEqual({ titulo: '', setores: ['TI'], nota: 3 });
});

test('H14 a kept draft with keys of every object changes none of them', () => {
  const iniciais = { titulo: '' };
  localStorage.setItem(
    'rascunho:x',
    '{"em":"2026-11-22T00:00:00Z","valores":{"titulo":"Bom","__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"role":"ADMIN"}}}}',
  );
  const valores = aproveitar(lerRascunho('x')?.valores ?? {}, iniciais);
  expect(Object.keys(valores)).toEqual(['titulo']);
  expect(valores).not.toHaveProperty('role');
  expect({}).not.toHaveProperty('role');
  expect(aproveitar(JSON.parse('{"__proto__":{"titulo":"x"}}') as Record<string, unknown>, iniciais)).toEqual(
    iniciais,
  );
});
