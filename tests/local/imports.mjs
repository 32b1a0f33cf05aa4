// Which unit tests reach a file by what they import. Vitest knows it too, after it has transformed everything: 20 s.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inRoot } from './paths.mjs';

/** Where sources lie that unit tests import, and what their imports call these folders (vite.config.ts). */
const folders = ['src', 'functions/src', 'tests/local', 'tests/support', 'tests/unit', 'tests/e2e', 'build'];
const aliases = { '/': '', '@/': 'src/', '@functions/': 'functions/src/', '@tests/': 'tests/' };
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** What is imported, mocked or named for another file; types are nothing at run time. */
const named =
  /(?:^|[^\w.])(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|(?:import|mock|doMock|unmock|importActual|importOriginal)\s*(?:<[^'"]*?>)?\(\s*['"]([^'"]+)['"]/g;

/** One file by its whole path, or whatever a pattern may take. */
const taken = /import\.meta\.glob\s*(?:<[^()]*>)?\(\s*(?:\[|['"]([^'"*{]+)['"])?/g;
const ANY = '*';

/** @param {string} source @returns {string[]} */
export function specifiersOf(source) {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  return [
    ...[...code.matchAll(named)].map(([, from, called]) => from ?? called),
    ...[...code.matchAll(taken)].map(([, path]) => path ?? ANY),
  ];
}

/** @param {string} specifier @param {string} file @returns {string | null} a path from the root; null: a package */
export function resolve(specifier, file) {
  const path = specifier.replace(/\?.*$/, '');
  const alias = Object.keys(aliases).find((start) => path.startsWith(start));
  if (specifier === ANY) return ANY;
  if (!alias && !path.startsWith('.')) return null;
  const base = alias ? aliases[alias] + path.slice(alias.length) : normalize(join(dirname(file), path));
  const found = endings.map((ending) => base + ending).find((one) => isFile(one));
  return found ?? base;
}

const isFile = (path) => existsSync(inRoot(path)) && statSync(inRoot(path)).isFile();

/** @returns {Map<string, string[]>} of every source the files of ours that it names */
export function allImports() {
  const sources = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`),
  );
  return new Map(
    sources.map((file) => {
      const source = readFileSync(inRoot(file), 'utf8');
      const own = specifiersOf(source).map((one) => resolve(one, file));
      // Tests that open files may read any.
      if (/^tests\/(unit|support)\/|\.test\.tsx?$/.test(file) && source.includes("'node:fs'")) own.push(ANY);
      return [file, own.filter((path) => path !== null)];
    }),
  );
}

/**
 * @param {string[]} paths that changed
 * @param {Map<string, string[]>} imports
 * @returns {string[]} unit tests that reach one of them, or are one
 */
export function testsReaching(paths, imports = allImports()) {
  const importers = new Map();
  for (const [file, imported] of imports)
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set();
  const next = [...paths, ANY];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    next.push(...(importers.get(path) ?? []));
  }
  return [...reached].filter((path) => /^(src|tests\/unit)\/.*\.test\.tsx?$/.test(path) && imports.has(path));
}
