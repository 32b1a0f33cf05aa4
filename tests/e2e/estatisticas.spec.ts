/** How a questionnaire was answered: filtered, compared, kept by the address, and looked at by axe on desk and phone. */
import type { Page } from '@playwright/test';
import { APARELHOS } from './aparelhos';
import { expect, test } from './apoio';
import { conferir } from './conferir';

const ENDERECO = '/analisarEstatisticas/edicao-anterior';

async function historia(page: Page, onde: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Estatísticas' })).toBeVisible();
  await expect(page.getByText(/folhas? finalizadas?$/).first()).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await conferir(page, `estatisticas-${onde}`);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('combobox', { name: 'Fase' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/fase=/);
  await page.getByRole('combobox', { name: 'Comparar com' }).selectOption('filtro');
  const comparados = page.getByText(/^Primeiro filtro: .* Segundo filtro: /);
  await expect(comparados).toBeVisible();
  await conferir(page, `estatisticas-comparadas-${onde}`);
  await page.reload();
  await expect(comparados).toBeVisible();
  await page.getByRole('button', { name: 'Tirar filtros' }).click();
  await expect(page).not.toHaveURL(/fase=/);
}

test('na mesa, quem organiza vê como se respondeu, filtra e compara', async ({ abrir }) =>
  historia(await abrir('helena-duarte', ENDERECO), 'mesa'));
test('no telefone, o mesmo', async ({ abrir }) =>
  historia(await abrir('helena-duarte', ENDERECO, APARELHOS.android), 'telefone'));
