/** axe, told to do only what is read: violations, of the page alone, without asking for its style sheets again. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line per rule. `contraste` looks at colours only. */
export async function falhasDeAxe(
  page: Page,
  regras: { tags: string[] } | { menos: string[] } | 'contraste',
) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  // One page without foreign frames: the other mode opens a second page for every look.
  axe.setLegacyMode(true);
  if (regras === 'contraste') axe.withRules(['color-contrast']);
  else if ('tags' in regras) axe.withTags(regras.tags);
  else axe.disableRules(regras.menos);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
