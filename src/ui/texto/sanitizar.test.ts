// What people type is shown as typed (V5, W4; decisions T431).
import { describe, expect, it } from 'vitest';
import { markdownSeguro } from './sanitizar';
import { textoCorrido } from './textoCorrido';

/** happy-dom takes the first element's tag away: a word goes before. */
const ANTES = 'Antes:';
function mostrar(texto: string) {
  const caixa = document.createElement('div');
  caixa.append(markdownSeguro(`${ANTES}\n\n${texto}`));
  for (const quebra of caixa.querySelectorAll('br')) quebra.after('\n');
  return caixa;
}
/** Blanks and line breaks are not told apart here. */
const palavras = (texto: string) => texto.replace(/\s+/g, ' ').trim();
const lido = (texto: string) => palavras(mostrar(texto).textContent.replace(ANTES, ''));
const MARCAS = 'strong, em, del, s, h2, h3, h4, li, code, pre, hr, table, blockquote';

const COMO_DIGITADO = [
  'Custa ~50 mil e rende ~70 mil.',
  'Entre (~2 h) e (~4 h) por turno',
  'Custa ~~50~~ mil',
  '~~~',
  '# 1 da lista de compras',
  '##### cinco',
  '+ barato, + rápido',
  'Antes do corte\n---\nDepois do corte',
  'Antes do corte\n===\nDepois do corte',
  'Antes do corte\n\n***\n\nDepois do corte',
  '    quatro espaços no começo',
  'peça_a_b_c e arquivo __final__.xlsx',
  '_assim_ e __assim__',
  'Ver [anexo 3](planta) e [x] feito',
  '![planta](p.png)',
  '[nota]: ver a planta',
  'a | b\n--- | ---\n1 | 2',
  'R$ 5*3*2 e 4*x*y',
  '1) primeiro\n2) segundo',
  '> 50 mil por mês',
  'com <Diego Farias>, <ana@exemplo> e </fim>',
  'C:\\_pasta\\[1]',
];

describe('o que as pessoas digitam se lê como foi digitado', () => {
  it.each(COMO_DIGITADO)('%j', (texto) => {
    expect(lido(texto)).toBe(palavras(texto));
    expect(mostrar(texto).querySelectorAll(MARCAS)).toHaveLength(0);
    expect(textoCorrido(texto)).toBe(palavras(texto));
  });

  it('duas linhas quaisquer delas, uma depois da outra', () => {
    for (const uma of COMO_DIGITADO)
      for (const outra of COMO_DIGITADO) {
        const texto = `${uma}\n\n${outra}`;
        expect(lido(texto), texto).toBe(palavras(texto.replaceAll('\n', ' ')));
      }
  });

  it('os quatro espaços do começo se veem', () =>
    expect(mostrar('    quatro').textContent).toContain('\u00a0\u00a0\u00a0\u00a0quatro'));

  it('um endereço leva aonde diz, com parênteses ou entre eles', () => {
    const texto = 'Ver https://exemplo.com.br/a_(b) e (https://exemplo.com.br/c).';
    expect(lido(texto)).toBe(texto);
    expect([...mostrar(texto).querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://exemplo.com.br/a_(b)',
      'https://exemplo.com.br/c',
    ]);
  });

  it('uma tarefa mostra se está feita', () =>
    expect(lido('- [x] feito\n- [ ] falta')).toMatch(/\[x\] feito.*\[ \] falta/));
});

it.each([
  ['Ficou **mais** simples', 'strong', 'mais'],
  ['Ficou *mais* simples', 'em', 'mais'],
  ['## Ideia', 'h2', 'Ideia'],
  ['- um\n- dois', 'li', 'um'],
  ['* um\n* dois', 'li', 'um'],
  ['14. de agosto', 'ol[start="14"] li', 'de agosto'],
  ['> citada', 'blockquote p', 'citada'],
  ['o `nome`', 'code', 'nome'],
  ['```\nnome\n```', 'pre code', 'nome\n'],
  ['[planta](https://exemplo.com.br/p)', 'a[href="https://exemplo.com.br/p"]', 'planta'],
  ['<p>Falei com <b>Diego</b></p>', 'p b', 'Diego'],
])('as marcas que ficam: %j', (texto, onde, palavra) => {
  expect(mostrar(texto).querySelector(onde)?.textContent).toBe(palavra);
});

it('uma linha nova continua uma linha nova', () =>
  expect(mostrar('um\ndois').querySelector('br')).not.toBeNull());
