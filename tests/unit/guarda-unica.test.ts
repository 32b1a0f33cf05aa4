// @vitest-environment node
// Only src/navegador touches what the browser keeps, and its clipboard: everywhere else a browser that forbids it would
// throw, or do nothing without a word (V7).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DONOS = /^navegador[\\/]/;
/** In code: words of a comment touch nothing. */
const BRUTO =
  /^(?!\s*(?:\*|\/\/|\/\*\*)).*(?:\b(?:localStorage|sessionStorage|indexedDB)\b|new BroadcastChannel\b|navigator.*\b(?:locks|clipboard)\b|\b(?:CopyButton|useClipboard)\b)/m;

const fontes = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (nome) => /\.tsx?$/.test(nome) && !/\.test\.tsx?$/.test(nome),
);
const bruto = (nome: string) => BRUTO.test(readFileSync(`src/${nome}`, 'utf8'));

it('só src/navegador usa o armazenamento, os canais, as travas e a área de transferência do navegador', () => {
  expect(fontes.filter((nome) => DONOS.test(nome) && bruto(nome)).toSorted()).toEqual([
    'navegador/abas.ts',
    'navegador/copiar.ts',
    'navegador/guarda.ts',
  ]);
  expect(fontes.filter((nome) => !DONOS.test(nome) && bruto(nome))).toEqual([]);
});

it('reconhece um uso em código, e não um comentário', () => {
  for (const uso of [
    'const a = localStorage.getItem("x");',
    '  window.sessionStorage.clear();',
    'const b = indexedDB.open("x");',
    "const canal = new BroadcastChannel('x');",
    'navigator.locks.request("x", ato);',
    'await navigator.clipboard.writeText("x");',
    '<CopyButton value="x">',
  ])
    expect(BRUTO.test(uso), uso).toBe(true);
  for (const prosa of ['// localStorage may throw', ' * In indexedDB it lies', 'indexedDBLocalPersistence'])
    expect(BRUTO.test(prosa), prosa).toBe(false);
});

it('o roteiro de index.html lê dentro de um try', () => {
  const pagina = readFileSync('index.html', 'utf8');
  const usos = [...pagina.matchAll(/localStorage|sessionStorage|indexedDB/g)].length;
  const [, guardado = ''] = /try \{([\s\S]*?)\} catch/.exec(pagina) ?? [];
  expect([...guardado.matchAll(/localStorage/g)]).toHaveLength(usos);
  expect(usos).toBe(2);
});
