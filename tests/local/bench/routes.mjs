// Row 5: the code of each screen, from the build's manifest. It is what only that screen has, and everything it loads
// before it is shown.

/** @typedef {Record<string, {file: string, name?: string, src?: string, imports?: string[]}>} Manifest as Vite writes it */

/** Parts that a signed-in visitor has before any screen (build/pedacos.ts). */
const everyScreen = ['index', 'inicio', 'autenticacao', 'sessao', 'principal'];
/** Screens whose part has a name of its own there. */
const named = new Set(['login', 'painel', 'casa']);
/** Libraries of fields, which one screen shows at once and dialogs of others when opened: no screen's own code. */
const libraries = /^(numeros|escolhas|menus|camadas.*)$/;
const screen = /\/(\w+Page|Tela[A-Z]\w*|\w+Rotas)\.tsx$/;

/**
 * @param {Manifest} manifest
 * @param {(file: string) => number} sizeOf compressed kilobytes of a file
 * @returns {{name: string, own: number, all: number}[]} kilobytes of each screen
 */
export function routesOf(manifest, sizeOf) {
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const chunks = new Map(scripts);
  const first = new Set();
  for (const name of everyScreen) {
    const [key] = scripts.find(([, chunk]) => chunk.name === name) ?? [];
    if (!key) throw new Error(`o build não tem o pedaço ${name}`);
    collect(chunks, key, first);
  }
  const routes = scripts
    .filter(([, { name = '', src = '' }]) => named.has(name) || screen.test(`/${src}`))
    .map(([key, { name = key }]) => ({ name, files: collect(chunks, key, new Set()) }));
  const shared = new Set(
    scripts.filter(([, { name = '' }]) => libraries.test(name)).map(([, { file }]) => file),
  );
  const users = new Map();
  for (const file of routes.flatMap(({ files }) => [...files])) users.set(file, (users.get(file) ?? 0) + 1);
  const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);
  return routes.map(({ name, files }) => ({
    name,
    own: sum([...files].filter((file) => users.get(file) === 1 && !first.has(file) && !shared.has(file))),
    all: sum([...new Set([...first, ...files])]),
  }));
}

/** The chunk's file and those of all it imports statically. */
function collect(chunks, key, files) {
  const chunk = chunks.get(key);
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(chunks, imported, files);
  return files;
}
