/** The words of a Markdown text in one line, for an excerpt: without the marks that sanitizar.ts reads. */
export const textoCorrido = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\(\s*(?:https?:|mailto:)[^)]*\)/gi, '$1')
    .replace(/^[ \t]*(?:[-*]|>(?!\s*\d)|#{2,4}|\d+\.)[ \t]+/gm, '')
    .replace(/\*\*(?=[^\s*])([^\n]*?)\*\*/g, '$1')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
