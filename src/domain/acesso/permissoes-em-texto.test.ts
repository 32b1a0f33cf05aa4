// @vitest-environment node
import { expect, it } from 'vitest';
import { CODIGOS, FLAGS } from './areas';
import { permissoesIniciais } from './matriz-inicial';
import { concede, permissoesEmTexto } from './permissoes-em-texto';

const nada = { leitura: false, criacao: false, editar: false, remover: false };
const tudo = { leitura: true, criacao: true, editar: true, remover: true };

it('escreve os módulos que concedem algo, com as iniciais das permissões', () => {
  expect(permissoesEmTexto({})).toBe('');
  expect(permissoesEmTexto({ 3: tudo, 1: nada, 10: { ...nada, leitura: true } })).toBe(' 3:lcer 10:l');
});

it('lê o que escreveu, sem confundir os módulos 1 e 11', () => {
  const texto = permissoesEmTexto({ 11: tudo, 2: { ...nada, editar: true }, 21: { ...nada, criacao: true } });
  expect(FLAGS.map((flag) => concede(texto, 11, flag))).toEqual([true, true, true, true]);
  expect(FLAGS.map((flag) => concede(texto, 1, flag))).toEqual([false, false, false, false]);
  expect(FLAGS.map((flag) => concede(texto, 2, flag))).toEqual([false, false, true, false]);
  expect(concede('', 3, 'leitura')).toBe(false);
});

it('a empresa nova concede tudo, e cabe no registro', () => {
  const texto = permissoesIniciais();
  for (const codigo of CODIGOS) for (const flag of FLAGS) expect(concede(texto, codigo, flag)).toBe(true);
  expect(texto.length).toBeLessThanOrEqual(400);
});

it('as iniciais distinguem as permissões', () => {
  expect(new Set(FLAGS.map((flag) => flag.charAt(0))).size).toBe(FLAGS.length);
});
