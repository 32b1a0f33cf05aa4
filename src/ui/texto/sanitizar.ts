/**
 * Text of other people as HTML, harmless. Allow-list only: no script, style, form, frame or event handler. Links go to
 * http, https or mailto and open without telling where they came from. Heavy: load it lazily.
 */
import DOMPurify from 'dompurify';
import { marked } from 'marked';

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

/** Markdown (GitHub flavour, single line breaks kept) to the same harmless fragment. */
export function markdownSeguro(texto: string): DocumentFragment {
  return htmlSeguro(marked.parse(texto, { async: false, gfm: true, breaks: true }));
}
