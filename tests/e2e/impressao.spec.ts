/** What a page prints: all of it, on as many sheets as it takes. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './apoio';

/** Its sheets, as another program reads them. */
async function impressa(page: Page): Promise<string[]> {
  const documento = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(documento);
  return text.map((folha) => folha.replaceAll(/\s+/g, ' '));
}
const numaLinha = (texto: string) => texto.replaceAll(/\s+/g, ' ').trim();

test('V22 impressos, a ideia traz o que no papel estaria dobrado, e o ranking diz uma vez o lugar de quem lê', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/ideias');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const ficha = page.getByRole('region', { name: /^Ficha/ });
  const fatos = (await ficha.locator('dd').allInnerTexts()).map(numaLinha);
  expect(fatos.length).toBeGreaterThan(1);
  await page.mouse.wheel(0, 2_000);
  const folhas = await impressa(page);
  expect(folhas.length).toBeGreaterThan(1);
  const junto = folhas.join(' ');
  for (const fato of fatos) expect(junto).toContain(fato);
  expect(junto).not.toContain('Pular para o conteúdo');

  await page.goto('/ranking-de-colaboradores');
  await expect(page.getByText(/^Você: /)).toBeVisible();
  await page.getByText('Como se ganham pontos').scrollIntoViewIfNeeded();
  const dito = numaLinha((await page.getByRole('main').locator('details').first().textContent()) ?? '');
  const ranking = (await impressa(page)).join(' ');
  expect(ranking.split('Você: ')).toHaveLength(2);
  expect(ranking).toContain(dito.slice(-40));
});
