/**
 * Phones as they are: a finger, several dots per pixel, and a page that grows and shrinks under the finger when
 * something sticks out of it. `hasTouch` alone draws a small desk.
 */
import {
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

/** The browser is Chromium: under an iPhone's name, libraries would do what only Safari needs. */
const { userAgent: _deSafari, defaultBrowserType: _webkit, ...iphone } = devices['iPhone 14'];
const { defaultBrowserType: _chromium, ...android } = devices['Galaxy S24'];

export const APARELHOS = { android, iphone } satisfies Record<string, BrowserContextOptions>;

declare global {
  interface Window {
    paginaLarga: (frase: string) => void;
  }
}

/** What was wider than its device, however shortly, as sentences. */
export async function vigiarLargura(contexto: BrowserContext): Promise<() => string[]> {
  const ditas = new Set<string>();
  await contexto.exposeFunction('paginaLarga', (frase: string) => {
    ditas.add(frase);
  });
  await contexto.addInitScript(() => {
    const olhar = () => {
      requestAnimationFrame(olhar);
      // An empty tab, or a page whose head is not read yet, has the width of a desk.
      if (!document.querySelector('meta[name="viewport"]')) return;
      const largura = Math.max(window.innerWidth, document.documentElement.scrollWidth);
      const escala = window.visualViewport?.scale ?? 1;
      if (largura > screen.width || escala !== 1)
        window.paginaLarga(
          `${location.pathname}: ${largura} px num aparelho de ${screen.width} px, escala ${escala}`,
        );
    };
    requestAnimationFrame(olhar);
  });
  return () => [...ditas];
}

/** The page is as wide as its device now, and nobody had to shrink it. */
export async function cabeNoAparelho(page: Page) {
  const { largura, aparelho, escala } = await page.evaluate(() => ({
    largura: Math.max(window.innerWidth, document.documentElement.scrollWidth),
    aparelho: screen.width,
    escala: window.visualViewport?.scale,
  }));
  expect(largura, 'largura da página').toBeLessThanOrEqual(aparelho);
  expect(escala, 'escala da página').toBe(1);
}

/** The box of a field that a finger aims at: the input in it may be narrower than a letter. */
export const caixaDe = (campo: Locator) =>
  campo.page().locator('.mantine-Input-wrapper', { has: campo }).last();

/** Taps an option of the list that the field has opened. It must lie in sight as a whole. */
export async function tocarNaOpcaoAberta(campo: Locator, opcao: Locator) {
  await expect(opcao).toBeVisible();
  await cabeNoAparelho(campo.page());
  await opcao.scrollIntoViewIfNeeded();
  await expect(opcao).toBeInViewport({ ratio: 0.99 });
  await opcao.tap();
  await cabeNoAparelho(campo.page());
  // A list of several stays open until one goes elsewhere.
  await campo.blur();
}

/** Opens a field's list by a tap and chooses the option of this name. */
export async function escolherNoCelular(page: Page, nome: string | RegExp, opcao: string) {
  const campo = page.getByRole('combobox', { name: nome });
  await caixaDe(campo).tap();
  await tocarNaOpcaoAberta(campo, page.getByRole('option', { name: opcao, exact: true }));
}

/** A tap where the device has fingers, a click elsewhere; on a phone the page still fits afterwards. */
export async function acionar(alvo: Locator) {
  const page = alvo.page();
  if (!(await page.evaluate(() => navigator.maxTouchPoints > 0))) return alvo.click();
  await alvo.tap();
  await cabeNoAparelho(page);
}
