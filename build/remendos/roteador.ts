/**
 * react-router lies in one file whose parts the bundler cannot leave out: names for developer tools are written after
 * each (`Form.displayName = "Form";`), and `React.forwardRef()` could have an effect. Its package also names the
 * development files for every bundler; those of a production lie beside them.
 *
 * Library: react-router 7.18.5
 * Gain: 4.1 KB of every first load, and 0.5 KB by the production files (rows 2 and 3)
 * Risk: components lose their names in developer tools; the folder `production` is not part of the package's exports
 * Test: tests/unit/remendos.test.ts
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Remendo, trocar } from './remendo.ts';

/** Calls `React.forwardRef()` and the like pure, and takes out the names. */
export const comComponentesPuros = (fonte: string) =>
  trocar(
    trocar(fonte, /^\w+\.displayName = "\w+";$/gm, ''),
    / = (React\d*\.(?:forwardRef|memo|createContext)\()/g,
    ' = /* @__PURE__ */ $1',
  );

export const roteador: Remendo = {
  nome: 'componentes puros do react-router',
  arquivo: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  codigo: /\.displayName = "/,
  mudar: comComponentesPuros,
};

const producao = (nome: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${nome}.mjs`, import.meta.url));

/** Without it the patch above finds no place, so it cannot be lost unseen. */
export const roteadorDeProducao = (): Plugin => ({
  name: 'react-router de produção',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: producao('index') },
        { find: /^react-router\/dom$/, replacement: producao('dom-export') },
      ],
    },
  }),
});
