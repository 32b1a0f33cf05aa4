// @vitest-environment node
import { expect, it } from 'vitest';
import { ROTULO_DO_TEXTO } from './rotulos';

// Form and detail read this list: a swap would show every stored text under another question.
it('cada campo guardado responde à sua pergunta, nesta ordem', () =>
  expect(ROTULO_DO_TEXTO.map(({ campo, rotulo }) => [campo, rotulo])).toEqual([
    ['descricao', 'Descrição da ideia'],
    ['descricaoProblema', 'Problema que ela resolve'],
    ['diferenciais', 'Diferenciais'],
    ['comoAtingirObjetivo', 'Como atingir o objetivo'],
    ['feedback', 'Como saber se deu certo'],
  ]));
