// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fraseDaValidacao } from './frase-da-validacao';

const frase = (schema: z.ZodMiniType, valor: unknown) =>
  schema.safeParse(valor, { error: fraseDaValidacao }).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, 'Preencha este campo.'],
  [z.string(), 7, 'Valor inválido.'],
  [z.string().check(z.minLength(1)), '', 'Preencha este campo.'],
  [z.string().check(z.minLength(3)), 'ab', 'Escreva ao menos 3 caracteres.'],
  [z.string().check(z.maxLength(2)), 'abc', 'Use no máximo 2 caracteres.'],
  [z.string().check(z.email()), 'a@', 'E-mail inválido'],
  [z.string().check(z.regex(/^a$/)), 'b', 'Este formato não vale.'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Escolha ao menos um.'],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Escolha no máximo 1.'],
  [z.number().check(z.gte(5)), 4, 'O menor valor é 5.'],
  [z.number().check(z.lte(5)), 6, 'O maior valor é 5.'],
  [z.number().check(z.int()), 1.5, 'Use um número inteiro.'],
  [z.enum(['a', 'b']), 'c', 'Escolha uma das opções.'],
  [z.strictObject({}), { x: 1 }, 'Há um campo que não existe aqui: x.'],
  [z.date().check(z.gte(new Date(5))), new Date(4), 'A data é anterior à permitida.'],
  [z.date().check(z.lte(new Date(5))), new Date(6), 'A data é posterior à permitida.'],
])('%# diz como consertar', (schema, valor, esperado) => {
  expect(frase(schema as z.ZodMiniType, valor)).toBe(esperado);
});
