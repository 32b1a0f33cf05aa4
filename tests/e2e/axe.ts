/** axe, told to do only what is read: violations, of the page alone, without asking for its style sheets again. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours that are still on their way are nobody's: waits for what moves to its end, and for two frames. */
const assentar = (page: Page) =>
  page.evaluate(async () => {
    const finitas = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finitas.map(({ finished }) => finished));
    for (let quadro = 0; quadro < 2; quadro++)
      await new Promise((pronto) => requestAnimationFrame(() => setTimeout(pronto)));
  });

/** What axe finds, one line per rule. `contraste` looks at colours only. */
export async function falhasDeAxe(
  page: Page,
  regras: { tags: string[] } | { menos: string[] } | 'contraste',
) {
  await assentar(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  // One page without foreign frames: the other mode opens a second page for every look.
  axe.setLegacyMode(true);
  // What lies dimmed under a dialog is looked at without it.
  const emDialogo = (await page.locator('[role="dialog"][aria-modal="true"]:visible').count()) > 0;
  if (emDialogo && (await page.locator('main').count()) > 0) axe.exclude('main');
  if (regras === 'contraste') axe.withRules(['color-contrast']);
  else if ('tags' in regras) axe.withTags(regras.tags);
  else axe.disableRules(regras.menos);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
