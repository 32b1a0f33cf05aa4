/** Every field of the form on the screen, one after the other, as a finger meets them: opened, and a value chosen. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cabeNoAparelho, caixaDe, tocarNaOpcaoAberta } from '../aparelhos';

type Especie = 'lista' | 'livre' | 'marca' | 'nativa' | 'calendario' | 'arquivo' | 'texto';

interface Proximo {
  especie: Especie;
  nome: string;
  numero: number;
}

/** The next field that was not tried yet, marked with its number; fields that a choice brings come in time. */
const proximo = (page: Page, numero: number) =>
  page.evaluate((numero): Proximo | undefined => {
    const dialogos = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
    const onde = dialogos.at(-1) ?? document;
    const campos = onde.querySelectorAll<HTMLInputElement>(
      'input:not([type="hidden"]), textarea, select, button[aria-haspopup="dialog"]',
    );
    for (const campo of campos) {
      const rotulo = campo.labels?.[0];
      // A switch draws its label only.
      const aVista = campo.checkVisibility() || rotulo?.checkVisibility();
      if (
        !aVista ||
        campo.disabled ||
        // What a library measures with, which nobody sees.
        campo.ariaHidden === 'true' ||
        (campo.tagName === 'INPUT' && campo.readOnly && campo.role !== 'combobox')
      )
        continue;
      if (campo.dataset['tocado']) continue;
      campo.dataset['tocado'] = String(numero);
      const nome = campo.getAttribute('aria-label') ?? rotulo?.textContent ?? '';
      const { type, tagName } = campo;
      const especie = campo.closest('.mantine-TagsInput-root, .mantine-Autocomplete-root')
        ? 'livre'
        : campo.getAttribute('role') === 'combobox' || campo.getAttribute('aria-haspopup') === 'listbox'
          ? 'lista'
          : tagName === 'SELECT'
            ? 'nativa'
            : tagName === 'BUTTON'
              ? 'calendario'
              : type === 'file'
                ? 'arquivo'
                : type === 'checkbox' || type === 'radio'
                  ? 'marca'
                  : 'texto';
      return { especie, nome, numero };
    }
    return undefined;
  }, numero);

const POR_ESPECIE: Record<Especie, (campo: Locator, page: Page) => Promise<void>> = {
  async lista(campo, page) {
    const caixa = caixaDe(campo);
    const pilulas = caixa.locator('.mantine-Pill-root');
    const [antes, valor] = [await pilulas.count(), await campo.inputValue()];
    const varias = (await caixa.locator('.mantine-PillsInputField-field').count()) > 0;
    // Native choices have options too, and '+ Criar' opens another form.
    const opcoes = page.locator('[data-combobox-option]:visible');
    const opcao = opcoes.and(page.locator('[aria-selected="false"]')).filter({ hasNotText: /^\+ / }).first();
    // A list of people that has nobody gives way to a sentence under the field.
    const nada = page.getByText(/Nada encontrado\.\.\.|Ainda não há/);
    // Beside what is chosen, which a finger on it would remove.
    const { width, height } = (await caixa.boundingBox()) ?? { width: 0, height: 0 };
    await caixa.tap(antes > 0 ? { position: { x: width - 40, y: height - 10 } } : {});
    await expect(opcoes.or(nada).first()).toBeVisible();
    await cabeNoAparelho(page);
    // An empty list, or one whose only option is chosen.
    if ((await opcao.count()) === 0) return campo.blur();
    await tocarNaOpcaoAberta(campo, opcao);
    if (varias) await expect(pilulas).toHaveCount(antes + 1);
    else await expect(campo).not.toHaveValue(valor);
  },
  async livre(campo) {
    await caixaDe(campo).tap();
    await campo.fill('Texto');
    await campo.press('Enter');
    await campo.blur();
  },
  async marca(campo) {
    const marcada = await campo.isChecked();
    const rotulo = campo
      .page()
      .locator(`label[for="${await campo.getAttribute('id')}"]`)
      .first();
    await ((await rotulo.count()) > 0 ? rotulo : campo).tap();
    await expect(campo).toBeChecked({ checked: (await campo.getAttribute('type')) === 'radio' || !marcada });
  },
  async nativa(campo) {
    await campo.tap();
    await campo.selectOption({ index: (await campo.locator('option').count()) - 1 });
  },
  async calendario(campo, page) {
    await campo.tap();
    const calendario = page.getByRole('dialog', { name: /^Calendário: / });
    await expect(calendario).toBeVisible();
    await cabeNoAparelho(page);
    const dias = calendario.locator('td button:enabled:not([data-outside])');
    const dia = dias.nth(Math.floor((await dias.count()) / 2));
    await expect(dia).toBeInViewport({ ratio: 0.99 });
    await dia.tap();
    if (await calendario.isVisible()) await dias.last().tap();
    await expect(calendario).toBeHidden();
  },
  async arquivo(campo) {
    await expect(campo).toBeEnabled();
  },
  async texto(campo) {
    await campo.tap();
    await expect(campo).toBeFocused();
    const numerico = /numeric|decimal|tel/.test((await campo.getAttribute('inputmode')) ?? '');
    await campo.fill(numerico ? '1' : 'Texto');
  },
};

/** How many fields it tried of each kind. */
export async function tocarEmTodosOsCampos(page: Page): Promise<Record<Especie, number>> {
  const quantos = { lista: 0, livre: 0, marca: 0, nativa: 0, calendario: 0, arquivo: 0, texto: 0 };
  for (let numero = 1; ; numero++) {
    const achado = await proximo(page, numero);
    if (!achado) return quantos;
    quantos[achado.especie]++;
    await test.step(`${achado.nome} (${achado.especie})`, async () => {
      await POR_ESPECIE[achado.especie](page.locator(`[data-tocado="${numero}"]`), page);
      await cabeNoAparelho(page);
    });
  }
}
