/**
 * In development each style sheet enters the page when the module that imports it runs. Mantine's could come after
 * the screens' own and win over them; a build orders them by chunk. All of Mantine's come first there, as one sheet,
 * and what components import by themselves is left out.
 */
import type { Plugin } from 'vite';

const DE_UM_COMPONENTE = /^@mantine\/core\/styles\/.*\.css$/;
const NENHUM = '\0estilo-que-ja-veio';

export const estilosEmOrdem = (): Plugin => ({
  name: 'estilos-em-ordem',
  apply: (_opcoes, { command, mode }) => command === 'serve' && mode !== 'test',
  enforce: 'pre',
  resolveId: (id) => (DE_UM_COMPONENTE.test(id) ? NENHUM : undefined),
  load: (id) => (id === NENHUM ? '' : undefined),
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'stylesheet', href: '/node_modules/@mantine/core/styles.css' },
      injectTo: 'head-prepend',
    },
  ],
});
