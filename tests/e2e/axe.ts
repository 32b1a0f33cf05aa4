/** axe, told to do only what is read: violations, of the page alone, without asking for its style sheets again. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Regras = { tags: string[] } | { menos: string[] } | 'contraste';

function opcoesDe(regras: Regras): RunOptions {
  const base: RunOptions = { resultTypes: ['violations'], preload: false };
  if (regras === 'contraste') return { ...base, runOnly: { type: 'rule', values: ['color-contrast'] } };
  if ('tags' in regras) return { ...base, runOnly: { type: 'tag', values: regras.tags } };
  return { ...base, rules: Object.fromEntries(regras.menos.map((nome) => [nome, { enabled: false }])) };
}

/** Half a megabyte of script: into each page once, and not before every look. */
async function porNaPagina(page: Page) {
  for (const quadro of page.frames())
    if (!(await quadro.evaluate(() => 'axe' in window))) await quadro.evaluate(axe.source);
}

/** What axe finds, one line per rule. `contraste` looks at colours only. */
export async function falhasDeAxe(page: Page, regras: Regras): Promise<string[]> {
  await porNaPagina(page);
  return page.evaluate(async (opcoes) => {
    // Colours that are still on their way are nobody's: waits for what moves to its end, and for two frames.
    const finitas = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finitas.map(({ finished }) => finished));
    for (let quadro = 0; quadro < 2; quadro++)
      await new Promise((pronto) => requestAnimationFrame(() => setTimeout(pronto)));
    // What lies dimmed under a dialog is looked at without it.
    const emDialogo = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some((dialogo) =>
      dialogo.checkVisibility({ visibilityProperty: true }),
    );
    const semFundo = emDialogo && document.querySelector('main') !== null;
    const { axe: noNavegador } = window as unknown as { axe: typeof axe };
    const { violations } = await noNavegador.run(semFundo ? { exclude: ['main'] } : document, opcoes);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, opcoesDe(regras));
}
