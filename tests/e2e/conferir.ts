/** Looks at a screen as everybody meets it: light and dark, desk and phone, and with the eyes of a screen reader. */
import type { Page } from '@playwright/test';
import { expect } from './apoio';
import { falhasDeAxe } from './axe';
import { retrato } from './fotos';
import { semRolagemHorizontal } from './passos';

const LARGURAS = [1280, 390];
const ESQUEMAS = ['light', 'dark'] as const;

/**
 * Axe finds nothing in any of the four, and nothing scrolls sideways at 360 pixels. What is not colour is the same in
 * both schemes, so it is looked at once per width.
 */
export async function conferir(page: Page, nome: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const largura of LARGURAS) {
    await page.setViewportSize({ width: largura, height: 800 });
    for (const esquema of ESQUEMAS) {
      await page.emulateMedia({ colorScheme: esquema });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', esquema);
      await retrato(page, `${nome}-${largura}-${esquema}`);
      const achados = await falhasDeAxe(page, esquema === 'light' ? 'wcag' : 'contraste');
      expect(achados, `${nome}, ${largura} px, ${esquema}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await semRolagemHorizontal(page);
}
