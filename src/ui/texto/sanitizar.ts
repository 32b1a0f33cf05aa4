/**
 * Text of other people as HTML, harmless. Allow-list only: no script, style, form, frame or event handler. Links go to
 * http, https or mailto and open without telling where they came from. Heavy: load it lazily.
 */
import DOMPurify from 'dompurify';
import { Marked } from 'marked';

const PERMITIDAS = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
const ENDERECOS = /^(?:https?:|mailto:)/i;

/** A fragment ready to be put on the page. */
export function htmlSeguro(html: string): DocumentFragment {
  const fragmento = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: PERMITIDAS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'start'],
    ALLOWED_URI_REGEXP: ENDERECOS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragmento.querySelectorAll('a')) {
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
  return fragmento;
}

/** A '<' before a name that no element has is a sign somebody typed, as in '<Diego Farias>'. */
const soElementos = (html: string): string =>
  html.replace(/<(?=\/?([a-z][\w-]*))/gi, (sinal, nome: string) =>
    nome.includes('-') || document.createElement(nome) instanceof HTMLUnknownElement ? '&lt;' : sinal,
  );

/** As typed: no token of this kind begins here. `false` asks marked's own reading. */
const nunca = () => undefined;
const seComeca = (inicio: RegExp) => (texto: string) => (inicio.test(texto) ? false : undefined);

/**
 * Marks that people set on purpose: bold and italics with '*', code, headings from '##' on, lists with '-', '*' and
 * '1.', quotations and links. Whatever else means something in Markdown people type as a sign: '~50 mil e ~70 mil',
 * '# 1', '+ barato', '---', 'a_b', '1 | 2' (decisions T431).
 */
const marcado = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => soElementos(text),
    checkbox: ({ checked }) => (checked ? '[x] ' : '[ ] '),
  },
  tokenizer: {
    code: nunca,
    lheading: nunca,
    hr: nunca,
    table: nunca,
    def: nunca,
    escape: nunca,
    del: nunca,
    autolink: nunca,
    heading: seComeca(/^ {0,3}#{2,4}[ \t]/),
    fences: seComeca(/^ {0,3}`/),
    list: seComeca(/^ {0,3}(?:[-*]|\d{1,9}\.)[ \t]/),
    // '> 50 mil' is an amount.
    blockquote: seComeca(/^ {0,3}>(?!\s*\d)/),
    link: seComeca(/^\[[^\]]*\]\(\s*(?:https?:|mailto:)/i),
    // 5*3*2 is a sum.
    emStrong: (texto, _mascarado, antes) =>
      texto.startsWith('*') && !/[\p{L}\p{N}]$/u.test(antes ?? '') ? false : undefined,
  },
});

/** Blanks at the beginning of a line are seen, except before a list's mark and an element. */
const comRecuo = (texto: string) =>
  texto.replace(/^ {4,}(?![-*\d<\s])/gm, (recuo) => '\u00a0'.repeat(recuo.length));

/** What people type, as the same harmless fragment: their few marks, single line breaks, and all else as it stands. */
export function markdownSeguro(texto: string): DocumentFragment {
  return htmlSeguro(marcado.parse(comRecuo(texto), { async: false }));
}
