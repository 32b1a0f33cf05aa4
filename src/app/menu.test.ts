import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MENU } from '@/domain/telas/menu';
import { ICONE_DA_ABA } from './abas';

it('every icon the menu and the palette name is in the picture', () => {
  const desenho = readFileSync('src/ui/moldura/icones.svg', 'utf8');
  const daPaleta = [...readFileSync('src/app/paleta/paginas.ts', 'utf8').matchAll(/icone: '([a-z-]+)'/g)];
  const nomes = [
    ...Object.values(MENU).flatMap((telas) => Object.values(telas).map(({ icone }) => icone)),
    ...Object.values(ICONE_DA_ABA),
    ...daPaleta.map(([, nome]) => nome),
  ];
  expect(nomes.length).toBeGreaterThan(15);
  expect(nomes.filter((nome) => !desenho.includes(`<symbol id="${nome}"`))).toEqual([]);
});
