/**
 * A browser keeps it for the page's whole life when a module did not come: asked for again, with the connection back, it
 * fails at once. Vite's helper of `import()` asks without looking. Here it first looks, without a connection, whether
 * the browser has the files, and refuses in the browser's own words. So a dialog opened in a tunnel opens after it. What
 * the helper has for nonces, import maps, older browsers and an event nobody hears pays for it.
 *
 * Library: vite 8.3.8
 * Gain: a lazily loaded part that was asked for without a connection comes when it is asked for again
 * Risk: a file that is in memory and nowhere else is refused without a connection, unless it came through here
 * Test: tests/unit/remendos.test.ts
 */
import { type Remendo, trocar } from './remendo.ts';

const AJUDANTE = /export const __vitePreload = (function preload\([\s\S]*)$/;

/** `baseModule` is a function whose text holds the file's name; its files are beside this one. */
const COM_CUIDADO = `
const vieram = new Set();
const daCache = (file) => fetch(new URL(file, import.meta.url), { cache: 'force-cache' });
export const __vitePreload = (baseModule, deps, importerUrl) => {
  const qual = String(baseModule);
  const buscar = () => preload(baseModule, deps, importerUrl).then((modulo) => (vieram.add(qual), modulo));
  return navigator.onLine || vieram.has(qual)
    ? buscar()
    : Promise.all([/import\\(.([^)]+).\\)/.exec(qual)[1], ...(deps || []).map((dep) => assetsURL(dep))].map(daCache)).then(
        buscar,
        () => Promise.reject(TypeError('Failed to fetch dynamically imported module')),
      );
};`;

export const comCuidado = (fonte: string) =>
  [
    [/\tconst cspNonceMeta = .*;\n\t*const cspNonce = .*;\n/, ''],
    [/\t*if \(cspNonce\) .*\n/, ''],
    [/\t*if \(import\.meta\.resolve\) return new URL\(.*\n/, ''],
    [/\t*function allSettled\(promises\) \{\n[\s\S]*?\n\t\t\}\n/, ''],
    [/= allSettled\(/, '= Promise.allSettled('],
    [
      /const scriptRel = .*?\(function detectScriptRel\(\) \{[\s\S]*?\}\)\(\);/,
      "const scriptRel = 'modulepreload';",
    ],
    // The event that nothing here listens to.
    [/\tfunction handlePreloadError\(err\) \{\n[\s\S]*?\n\t\}\n/, ''],
    [/handlePreloadError\(item\.reason\)/, 'throw item.reason'],
    [/\.catch\(handlePreloadError\)/, ''],
    [AJUDANTE, `$1${COM_CUIDADO}`],
  ].reduce((codigo, [lugar, por]) => trocar(codigo, lugar as RegExp, por as string), fonte);

export const vite: Remendo = {
  nome: 'import() sem conexão',
  arquivo: /vite[\\/]preload-helper/,
  mudar: comCuidado,
};
