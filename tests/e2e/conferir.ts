/** Looks at a screen as everybody meets it. It is light and dark, on a desk and a phone, and read aloud. */
import type { Page } from '@playwright/test';
import { expect } from './apoio';
import { falhasDeAxe } from './axe';
import { retrato } from './fotos';
import { noEsquema, semRolagemHorizontal } from './passos';

/**
 * Two looks, each for all of WCAG 2.2 AA: each width and each scheme is seen. What only the other two combinations could
 * show, a pair of colours, is computed for both schemes (src/ui/moldura/theme.test.ts).
 */
const OLHARES = [
  [1280, 'light'],
  [390, 'dark'],
] as const;

/** The main stories of `npm test` go by without them (tests/local/test-parts.mjs). */
const COM_AXE = process.env['SEM_OLHARES'] !== '1';

/** Nothing for axe in either look, and nothing to scroll sideways at 360 pixels. */
export async function conferir(page: Page, nome: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [largura, esquema] of COM_AXE ? OLHARES : []) {
    await page.setViewportSize({ width: largura, height: 800 });
    await noEsquema(page, esquema);
    await retrato(page, `${nome}-${largura}-${esquema}`);
    // What sticks to the lower edge covers half of a button until one scrolls. Axe looks at a page that stands still.
    await page.evaluate(() => {
      for (const barra of document.querySelectorAll<HTMLElement>('[data-barra]'))
        barra.style.position = 'static';
    });
    const achados = await semAvisos(page, () => falhasDeAxe(page, 'wcag'));
    expect(achados, `${nome}, ${largura} px, ${esquema}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await semRolagemHorizontal(page);
}

/** Toasts go by themselves; what lies under them is looked at without them. */
async function semAvisos<T>(page: Page, olhar: () => Promise<T>): Promise<T> {
  const mostrar = (visibility: string) =>
    page.evaluate((valor) => {
      for (const avisos of document.querySelectorAll<HTMLElement>('.mantine-Notifications-root'))
        avisos.style.visibility = valor;
    }, visibility);
  await mostrar('hidden');
  const visto = await olhar();
  await mostrar('');
  return visto;
}
