/** Choices of the form on the screen that have nothing to choose from, and what is said or offered there. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What an empty choice must have beside it. */
export const SAIDA = {
  cria: /\+ (Criar|Convidar)/,
  naoCria: /Peça a |escreva um nome novo e tecle Enter/,
} as const;

interface Vazia {
  rotulo: string;
  saida: string;
}

const rotuloDe = (campo: Locator) =>
  campo.evaluate(
    (um: HTMLInputElement) => um.labels?.[0]?.textContent ?? um.getAttribute('aria-label') ?? '',
  );
/** What stands around it that belongs to it. */
const emVolta = async (campo: Locator) => {
  const dela = campo.locator('xpath=ancestor::*[@data-escolha][1]');
  return (await dela.count()) > 0 ? dela.innerText() : '';
};

export async function escolhasVazias(page: Page): Promise<Vazia[]> {
  await expect(page.locator('option', { hasText: 'Carregando…' })).toHaveCount(0);
  const vazias: Vazia[] = [];
  for (const campo of await page.locator('select:visible').all())
    if ((await campo.locator('option:not([value=""])').count()) === 0)
      vazias.push({ rotulo: await rotuloDe(campo), saida: await emVolta(campo) });
  const aberta = page.locator('.mantine-Popover-dropdown:visible');
  const quantas = await page
    .locator('input[aria-haspopup="listbox"]:visible:enabled')
    .evaluateAll((listas: HTMLElement[]) => {
      // Names may be typed freely in the first two. Where somebody is chosen, all there are may be.
      const presas = listas.filter(
        (um) =>
          !um.closest('.mantine-TagsInput-root, .mantine-Autocomplete-root') &&
          !um.closest('.mantine-MultiSelect-root')?.querySelector('.mantine-Pill-root'),
      );
      for (const [i, um] of presas.entries()) um.dataset['lista'] = String(i);
      return presas.length;
    });
  for (let i = 0; i < quantas; i++) {
    const campo = page.locator(`[data-lista="${i}"]`);
    // By keyboard: a click closes what the focus has opened.
    await campo.focus();
    await campo.press('ArrowDown');
    // The list, or in its place a sentence.
    const frase = campo.locator('xpath=ancestor::*[@data-escolha][1]').getByText('Ainda não há');
    await expect(aberta.filter({ hasNotText: 'Buscando…' }).or(frase).first()).toBeVisible();
    if ((await aberta.locator('[data-combobox-option]').count()) === 0) {
      const naLista = (await aberta.isVisible()) ? await aberta.innerText() : '';
      vazias.push({ rotulo: await rotuloDe(campo), saida: `${naLista} ${await emVolta(campo)}` });
    }
    // The next field would open its own list.
    await campo.blur();
    await expect(aberta).toHaveCount(0);
  }
  for (const lista of await page.locator('[data-escolha] .mantine-CheckboxGroup-root').all())
    if ((await lista.getByRole('checkbox').count()) === 0)
      vazias.push({ rotulo: (await lista.getAttribute('aria-label')) ?? '', saida: await emVolta(lista) });
  const semRegra = page.getByRole('alert').filter({ hasText: 'Regulamento não encontrado' });
  for (const aviso of await semRegra.all())
    vazias.push({ rotulo: 'Regulamento não encontrado', saida: await aviso.innerText() });
  return vazias;
}
