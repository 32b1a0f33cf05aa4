// @vitest-environment node
import { expect, test } from 'vitest';
import { destinoDoErro } from './destino-do-erro';

const ORIGEM = 'https://inovacao.exemplo.com.br';

test.each([
  ['Questionário não encontrado: /responderQuestionario/l/e/q/r', '/responderQuestionario/l/e/q/r'],
  [`auto-cadastro encerrado, volte a ${ORIGEM}/auto-cadastro/l/e/p?x=1`, '/auto-cadastro/l/e/p?x=1'],
  ['responderQuestionario falhou', '/'],
  ['responderQuestionario: https://outro.exemplo.com/responderQuestionario/l/e/q/r', '/'],
  ['responderQuestionario: //outro.exemplo.com/responderQuestionario/a', '/'],
  ['auto-cadastro: /colaboradores/apagar', '/'],
  ['auto-cadastro: javascript://x/auto-cadastro/%0aalert(1)', '/'],
])('%s → %s', (texto, destino) => {
  expect(destinoDoErro(texto, ORIGEM)).toBe(destino);
});

test('an ordinary failure leads nowhere', () => {
  expect(destinoDoErro('Permissão negada em /ideias/1', ORIGEM)).toBeUndefined();
});
