// @vitest-environment node
/** A Mantine component without its style sheet looks broken only on the page that forgot it: this finds it first. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folhas = (texto: string) =>
  [...texto.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, nome]) => nome);
const base = new Set(folhas(readFileSync('src/ui/moldura/estilos.ts', 'utf8')));

/** Sheets a component draws with besides its own. */
const TAMBEM: Record<string, readonly string[]> = {
  Select: ['Combobox', 'Popover', 'ScrollArea'],
  MultiSelect: ['Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  TagsInput: ['Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  Autocomplete: ['Combobox', 'Popover', 'ScrollArea'],
  Modal: ['ModalBase', 'Overlay', 'ScrollArea'],
  Drawer: ['ModalBase', 'Overlay', 'ScrollArea'],
  Menu: ['Popover'],
  SegmentedControl: ['FloatingIndicator'],
};

const arquivos = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (arquivo) => /\.tsx?$/.test(arquivo) && !/\.test\./.test(arquivo),
);

/** The sheets that a source file's Mantine components need and it has not. */
function faltamEm(arquivo: string): string[] {
  const texto = readFileSync(`src/${arquivo}`, 'utf8');
  const importados = [...texto.matchAll(/^import \{([^}]+)\} from '@mantine\/core';/gm)].flatMap(
    ([, nomes = '']) =>
      nomes
        .split(',')
        .map((nome) => nome.trim())
        .filter((nome) => nome && !nome.startsWith('type ')),
  );
  const tem = new Set([...base, ...folhas(texto)]);
  const faltam = importados
    .flatMap((nome) => [
      ...(existsSync(`node_modules/@mantine/core/styles/${nome}.css`) ? [nome] : []),
      ...(TAMBEM[nome] ?? []),
    ])
    .filter((folha) => !tem.has(folha));
  return [...new Set(faltam)].map((folha) => `src/${arquivo} needs ${folha}`);
}

it('every file imports the sheets of the Mantine components it uses', () => {
  expect(arquivos.length).toBeGreaterThan(100);
  expect(base.size).toBeGreaterThan(10);
  expect(arquivos.flatMap(faltamEm)).toEqual([]);
});

it('no sheet says light-dark(): the build takes it apart into variables that nobody sets, and what it coloured is gone', () => {
  const nossas = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((nome) =>
    nome.endsWith('.css'),
  );
  expect(nossas.length).toBeGreaterThan(20);
  expect(nossas.filter((nome) => readFileSync(`src/${nome}`, 'utf8').includes('light-dark('))).toEqual([]);
});

it('only Janela, Gaveta and the search are dialogs of Mantine: another one would lie in no stack (decisions T236)', () => {
  const fora = arquivos.filter((arquivo) =>
    /^import \{[^}]*\b(?:Modal|Drawer|Dialog)\b[^}]*\} from '@mantine\/core';/m.test(
      readFileSync(`src/${arquivo}`, 'utf8'),
    ),
  );
  expect(fora.toSorted()).toEqual(['ui/moldura/Gaveta.tsx', 'ui/moldura/Janela.tsx']);
});
