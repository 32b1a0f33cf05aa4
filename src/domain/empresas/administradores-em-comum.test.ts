// Companies of one administrator count once (decisions P196).
// @vitest-environment node
import { expect, it } from 'vitest';
import { umaDeCada } from './administradores-em-comum';

const contam = (...empresas: [string, string[]][]) =>
  umaDeCada(
    empresas.map(([idEmpresa]) => ({ idEmpresa })),
    ({ idEmpresa }) => empresas.find(([id]) => id === idEmpresa)?.[1] ?? [],
  ).map(({ idEmpresa }) => idEmpresa);

it('sem administrador em comum, cada empresa conta; também a que não tem nenhum', () => {
  expect(contam(['b', ['bia']], ['a', ['ana']], ['c', []], ['d', []])).toEqual(['a', 'b', 'c', 'd']);
});

it('com um em comum, por conta ou por endereço em outras letras, só uma delas', () => {
  expect(contam(['b', ['u1', 'Ana@x.com']], ['a', ['u2', 'ana@X.com']], ['c', ['u3']])).toEqual(['a', 'c']);
});

it('também por uma terceira, em qualquer ordem', () => {
  expect(contam(['a', ['ana']], ['b', ['bia']], ['c', ['ana', 'bia']], ['d', ['bia']])).toEqual(['a']);
});
