// @vitest-environment node
import { expect, test } from 'vitest';
import { textoCorrido } from './textoCorrido';

test('an excerpt has the words and none of the marks', () => {
  const markdown =
    '## Ideia\n\nUm **texto** com `nome`, [um link](https://exemplo.com.br) e\n\n- uma lista\n2. numerada\n> citada';
  expect(textoCorrido(markdown)).toBe('Ideia Um texto com nome, um link e uma lista numerada citada');
});

test('what only looks like a mark stays', () => {
  for (const texto of ['5 * 3 - 2 > 1, peça_a e #2', '# 1', '+ barato', '> 50 mil', '~~5 __a__', '[a](b)'])
    expect(textoCorrido(texto)).toBe(texto);
});
