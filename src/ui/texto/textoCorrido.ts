/** The words of a Markdown text in one line, for an excerpt: without marks of lists, headings, emphasis and links. */
export const textoCorrido = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:[-*+>]|#{1,6}|\d+[.)])[ \t]+/gm, '')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
