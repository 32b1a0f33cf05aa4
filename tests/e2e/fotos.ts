/** Pictures of the README: taken by the stories, written only when asked for (SALVAR_IMAGENS=1 npm run test:e2e). */
import type { Locator, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';

const pasta = fileURLToPath(new URL('../../docs/imagens/', import.meta.url));

export const FOTOGRAFANDO = process.env['SALVAR_IMAGENS'] === '1';

/** From the top of the page, or of a part of it. */
export async function foto(page: Page, nome: string, parte?: Locator) {
  if (!FOTOGRAFANDO) return;
  // Below what stays in sight at the top.
  if (parte)
    await parte.evaluate((um) => window.scrollTo(0, um.getBoundingClientRect().top + window.scrollY - 80));
  else await page.evaluate(() => window.scrollTo(0, 0));
  // Further down blocks are not read before somebody comes near.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-esqueleto]')].every(
      (um) => um.getBoundingClientRect().top >= window.innerHeight,
    ),
  );
  await page.screenshot({
    path: `${pasta}${nome}.png`,
    animations: 'disabled',
    caret: 'hide',
    // What the last act said stands over the page for some seconds.
    style: '.mantine-Notifications-root { visibility: hidden }',
  });
}

/** A picture of a whole screen, to look at them all: TELAS_EM=/tmp/telas npm run test:e2e -- telas */
export async function retrato(page: Page, nome: string) {
  const destino = process.env['TELAS_EM'];
  if (!destino) return;
  // What stays in sight while scrolling would otherwise stand in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: `${destino}/${nome}.png`, fullPage: true, animations: 'disabled' });
}
