/** Steps that several stories take. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './apoio';

/**
 * Tries until it goes, each time with twice the patience: what is looked for may not be there yet, and on a slow machine
 * one look takes long itself.
 */
export async function insistir(tentar: (paciencia: { timeout: number }) => Promise<unknown>) {
  let timeout = 2_500;
  await expect(async () => {
    timeout *= 2;
    await tentar({ timeout });
  }).toPass();
}

/**
 * Loads the page anew until it says what a trigger keeps. A page that was read a moment too early does not learn of it
 * by itself.
 */
export const relendo = (page: Page, conferir: (paciencia: { timeout: number }) => Promise<unknown>) =>
  insistir(async (paciencia) => {
    await page.reload();
    await conferir(paciencia);
  });

/**
 * Does an act twice in one visit, without the page being loaded in between: what stays from the first time meets the
 * second one.
 */
export async function duasVezes(page: Page, ato: (vez: number) => Promise<void>) {
  const inicio = await page.evaluate(() => performance.timeOrigin);
  for (const [vez, nome] of ['primeira vez', 'segunda vez'].entries())
    await test.step(nome, async () => {
      await ato(vez);
      expect(await page.evaluate(() => performance.timeOrigin), 'a mesma visita').toBe(inicio);
    });
}

/** Light or dark, once the page has taken it. */
export async function noEsquema(page: Page, esquema: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: esquema });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', esquema);
}

/** Types into 'Pesquisar ideias' and searches at once. */
export async function procurar(page: Page, texto: string) {
  const campo = page.getByRole('searchbox', { name: 'Pesquisar ideias' });
  await campo.fill(texto);
  await campo.press('Enter');
  await expect(page).toHaveURL(/[?&]busca=/);
}

/** One of the three views of the ideas, by the switch over them. */
export const verComo = (page: Page, vista: 'Cartões' | 'Tabela' | 'Mural') =>
  page
    .getByRole('navigation', { name: 'Como ver as ideias' })
    .getByRole('link', { name: vista, exact: true })
    .click();

/** The person's row in the ranking, however far down. */
export async function acharPessoaNoRanking(page: Page, nome: string): Promise<Locator> {
  const linha = page.getByRole('main').getByRole('button', { name: nome });
  const mais = page.getByRole('button', { name: 'Mostrar mais pessoas' });
  await insistir(async (paciencia) => {
    await expect(linha.or(mais).first()).toBeVisible();
    if (await linha.isVisible()) return;
    await mais.click();
    // The line is not on this page: ask for the next one.
    await expect(linha).toBeVisible(paciencia);
  });
  return linha;
}

/**
 * Follows the link of a questionnaire in the list of participations. Its rows move while what they count comes, and a
 * press in between is lost.
 */
export async function verConvidados(page: Page, nome: string) {
  const link = page.getByRole('link', { name: `Ver convidados: ${nome}` });
  const titulo = page.getByRole('heading', { level: 1, name: nome });
  await insistir(async (paciencia) => {
    await expect(link.or(titulo).first()).toBeVisible(paciencia);
    if (await link.isVisible()) await link.click(paciencia);
    await expect(titulo).toBeVisible(paciencia);
  });
}

/** 'Sair' in the person's menu. */
export async function sair(page: Page) {
  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
}

/** Leaves the tab and comes back to it, as often as it takes. The open session then looks at its access. */
export const voltarAAba = (page: Page, ate: (paciencia: { timeout: number }) => Promise<void>) =>
  insistir(async (paciencia) => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await ate(paciencia);
  });

/** Nothing sticks out of the page at its present width. */
export async function semRolagemHorizontal(page: Page) {
  const { largura, janela } = await page.evaluate(() => ({
    largura: document.documentElement.scrollWidth,
    janela: document.documentElement.clientWidth,
  }));
  expect(largura, 'largura da página').toBeLessThanOrEqual(janela);
}

/** Every word of the tables' cells stands on one line. */
export async function semPalavraPartida(page: Page) {
  const partidas = await page.locator('td').evaluateAll((celulas) =>
    celulas.flatMap((celula) => {
      const textos = document.createTreeWalker(celula, NodeFilter.SHOW_TEXT);
      const achadas: string[] = [];
      while (textos.nextNode()) {
        const no = textos.currentNode;
        for (const { 0: palavra, index } of (no.textContent ?? '').matchAll(/[^\s/-]+/g)) {
          const trecho = document.createRange();
          trecho.setStart(no, index);
          trecho.setEnd(no, index + palavra.length);
          const linhas = new Set([...trecho.getClientRects()].map(({ top }) => Math.round(top)));
          if (linhas.size > 1) achadas.push(palavra);
        }
      }
      return achadas;
    }),
  );
  expect(partidas, 'palavras partidas').toEqual([]);
}
