/** Looks at a screen as everybody meets it: light and dark, desk and phone, and with the eyes of a screen reader. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './apoio';
import { retrato } from './fotos';
import { semRolagemHorizontal } from './passos';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LARGURAS = [1280, 390];
const ESQUEMAS = ['light', 'dark'] as const;

/** Nothing for axe in any of the four, and nothing to scroll sideways at 360 pixels. */
export async function conferir(page: Page, nome: string) {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const largura of LARGURAS) {
    await page.setViewportSize({ width: largura, height: 800 });
    for (const esquema of ESQUEMAS) {
      await page.emulateMedia({ colorScheme: esquema });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', esquema);
      await retrato(page, `${nome}-${largura}-${esquema}`);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      const achados = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
      expect(achados, `${nome}, ${largura} px, ${esquema}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await semRolagemHorizontal(page);
}
