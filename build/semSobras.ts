/**
 * Two libraries write properties after a declaration (`TwitterAuthProvider.PROVIDER_ID = "twitter.com";`,
 * `Form.displayName = "Form";`). The bundler has to take that for an effect and keeps what is declared, so every visitor
 * would load sign-in providers, second factors and form helpers nobody uses. Where a library no longer looks so,
 * nothing is changed, and the limits of rows 2 and 3 say what it costs (docs/performance.md).
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const routerDeProducao = resolve('node_modules/react-router/dist/production/index.mjs');

const ATRIBUICAO = /^(\w+)\.(\w+) = ([^;\n]+);$/gm;

const abertura = (classe: string) => new RegExp(`^class ${classe}(?: extends \\w+)? \\{`, 'm');

/** Moves every `X.campo = valor;` at the beginning of a line into the class X of the same file. */
export function moverParaAClasse(fonte: string): string {
  const camposDe = new Map<string, string>();
  const semAtribuicoes = fonte.replace(ATRIBUICAO, (linha, classe: string, campo: string, valor: string) => {
    if (!abertura(classe).test(fonte)) return linha;
    camposDe.set(classe, `${camposDe.get(classe) ?? ''} static ${campo} = ${valor};`);
    return '';
  });
  return [...camposDe].reduce(
    (codigo, [classe, campos]) => codigo.replace(abertura(classe), (inicio) => inicio + campos),
    semAtribuicoes,
  );
}

/**
 * At the start Auth asks Google whether a remembered account still exists before it says that there is one: a round trip
 * before anything can be read. Here it says so at once and autenticacao.ts asks meanwhile.
 */
export const semEsperarPelaConta = (fonte: string) =>
  fonte.replace(
    /(if \(futureCurrentUser\) \{\s+return this\.)reloadAndSetCurrentUserOrClear\(/,
    '$1directlySetCurrentUser(',
  );

/** Takes out `X.displayName = "X";` (names for developer tools) and calls `React.forwardRef()` and the like pure. */
export const comComponentesPuros = (fonte: string) =>
  fonte
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');

/**
 * A button's loader appears at once: the animation's code is as large as the button and every visitor would load it.
 * Groups of buttons, which nobody uses, go too.
 */
export const soOBotao = (fonte: string) =>
  fonte
    .replace(
      /^import \{ Transition \} from "[^"]+";$/m,
      'const Transition = ({ mounted, children }) => (mounted ? children({}) : null);',
    )
    .replace(/^Button\.Group(Section)? = \w+;$/gm, '');

/**
 * What Mantine does with its own palette: the theme brings every family the product uses (src/ui/moldura/theme.test.ts), and its
 * variables are not compared with Mantine's (src/ui/moldura/Tema.tsx), which would be computed at every start.
 */
const SEM_PALETA: Record<string, string> = {
  'default-colors': 'export const DEFAULT_COLORS = {};',
  'remove-default-variables': 'export const removeDefaultVariables = (variaveis) => variaveis;',
};
const PALETA = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](default-colors|remove-default-variables)\.mjs/;

export const semSobras = (): Plugin[] => [
  {
    // Its package names the development files for every bundler; the others leave out the warnings for programmers.
    name: 'router-de-producao',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [{ find: /^react-router$/, replacement: routerDeProducao }],
      },
    }),
  },
  {
    name: 'sem-sobras-do-auth',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]/ },
      handler: (fonte) => ({ code: semEsperarPelaConta(moverParaAClasse(fonte)), map: null }),
    },
  },
  {
    name: 'sem-a-paleta-de-fabrica',
    apply: 'build',
    transform: {
      filter: { id: PALETA },
      handler: (fonte, id) => ({ code: SEM_PALETA[PALETA.exec(id)?.[1] ?? ''] ?? fonte, map: null }),
    },
  },
  {
    name: 'so-o-botao',
    apply: 'build',
    transform: {
      filter: { id: /@mantine[\\/]core[\\/]esm[\\/]components[\\/]Button[\\/]Button\.mjs/ },
      handler: (fonte) => ({ code: soOBotao(fonte), map: null }),
    },
  },
  {
    name: 'sem-sobras-do-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (fonte) => ({ code: comComponentesPuros(fonte), map: null }),
    },
  },
];
