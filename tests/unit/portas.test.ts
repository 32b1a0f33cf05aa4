// @vitest-environment node
// A new callable that only reads is a door, and the tests that look through all of them must know what to ask it
// (tests/functions/portas-das-respostas.test.ts).
import { expect, it } from 'vitest';
import { aPortaAceita, CAMPOS_DAS_PORTAS, PORTAS } from '@tests/support/portas';

it.each(PORTAS)('%s aceita o que lhe é perguntado', (nome) => {
  const perguntas = [CAMPOS_DAS_PORTAS, { ...CAMPOS_DAS_PORTAS, idRespondente: null }];
  expect(perguntas.some((pergunta) => aPortaAceita(nome, pergunta))).toBe(true);
});
