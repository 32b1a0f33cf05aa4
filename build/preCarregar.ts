/**
 * Makes index.html load what main.ts imports dynamically: without it the browser would learn of React only when
 * main.ts has run, a round trip later.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const ehPedaco = (saida: Rolldown.OutputAsset | Rolldown.OutputChunk): saida is Rolldown.OutputChunk =>
  saida.type === 'chunk';

/** The chunk of that name and all it imports statically. */
function comImportados(pacote: Rolldown.OutputBundle, nome: string): Rolldown.OutputChunk[] {
  const pedacos = Object.values(pacote).filter(ehPedaco);
  const achados = new Set(pedacos.filter(({ name }) => name === nome));
  for (const { imports } of achados)
    for (const arquivo of imports) {
      const importado = pedacos.find(({ fileName }) => fileName === arquivo);
      if (importado) achados.add(importado);
    }
  return [...achados];
}

export const preCarregar = (nome: string): Plugin => ({
  name: 'pre-carregar',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      comImportados(bundle, nome).flatMap(({ fileName, viteMetadata }): HtmlTagDescriptor[] => [
        { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` } },
        ...[...(viteMetadata?.importedCss ?? [])].map((folha) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${folha}` },
        })),
      ]),
  },
});
