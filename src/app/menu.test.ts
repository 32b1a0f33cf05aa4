import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ABA, MENU } from './menu';

it('every icon the menu and the palette name is in the picture', () => {
  const desenho = readFileSync('src/app/icones-do-menu.svg', 'utf8');
  const daPaleta = [...readFileSync('src/app/paleta/paginas.ts', 'utf8').matchAll(/icone: '([a-z-]+)'/g)];
  const nomes = [
    ...Object.values(MENU).flatMap((itens) => itens.map(({ icone }) => icone)),
    ...Object.values(ABA).map(({ icone }) => icone),
    ...daPaleta.map(([, nome]) => nome),
  ];
  expect(nomes.length).toBeGreaterThan(15);
  expect(nomes.filter((nome) => !desenho.includes(`<symbol id="${nome}"`))).toEqual([]);
});
