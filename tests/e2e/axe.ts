/** axe, told to do only what is read: violations, of the page alone, without asking for its style sheets again. */
import type { Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is looked at: all that WCAG 2.2 AA asks, only its contrasts, or what axe's own advice adds. */
const REGRAS = {
  wcag: { runOnly: { type: 'tag', values: WCAG } },
  cores: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  // Pieces shown by themselves stand in no landmark.
  pecas: { rules: { region: { enabled: false } } },
} satisfies Record<string, RunOptions>;

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

/**
 * What axe finds, one line per rule. Its half megabyte is read once per document, and what passes is not told: with
 * @axe-core/playwright each look took twice as long.
 */
export async function falhasDeAxe(page: Page, regras: keyof typeof REGRAS): Promise<string[]> {
  await assentar(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const opcoes: RunOptions = {
    ...REGRAS[regras],
    resultTypes: ['violations'],
    reporter: 'no-passes',
    preload: false,
  };
  return page.evaluate(async (pedidas) => {
    const janelas = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
    const emDialogo = janelas.some((janela) => janela.checkVisibility({ visibilityProperty: true }));
    // What lies dimmed under a dialog is looked at without it.
    const onde: ElementContext = emDialogo ? { exclude: ['main'] } : document;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(onde, pedidas);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, opcoes);
}
