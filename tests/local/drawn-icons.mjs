// Draws src/ui/moldura/icones.svg: `node tests/local/drawn-icons.mjs` after one of the files below named another icon.
// Icons of the menu and of cards are one picture, not code: what everybody loads first does not grow with every entry.
import { readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inRoot } from './paths.mjs';

const tabler = await import('@tabler/icons-react');

const sources = [
  'src/domain/telas/menu.ts',
  'src/domain/telas/diagnostico.ts',
  'src/domain/telas/internas.ts',
  'src/app/abas.ts',
  'src/app/paleta/paginas.ts',
  'src/areas/pais/TotaisDoCartao.tsx',
];
const used = sources.flatMap((file) =>
  [
    ...readFileSync(inRoot(file), 'utf8').matchAll(
      /(?:icone|administracao|gestao|diagnostico|incentivo|configuracoes): '([a-z-]+)'/g,
    ),
  ].map(([, name]) => name),
);

/** 'layout-kanban' is IconLayoutKanban. */
const componentOf = (name) =>
  tabler[`Icon${name.replace(/(^|-)([a-z])/g, (_all, _dash, letter) => letter.toUpperCase())}`];

const symbols = [...new Set(used)]
  .toSorted((a, b) => a.localeCompare(b))
  .map((name) => {
    const component = componentOf(name);
    if (!component) throw new Error(`Tabler has no icon "${name}".`);
    const [, inside = ''] =
      /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(component))) ?? [];
    return `<symbol id="${name}" viewBox="0 0 24 24">${inside}</symbol>`;
  });
writeFileSync(
  inRoot('src/ui/moldura/icones.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
