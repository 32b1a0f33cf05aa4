/** Parts of the program that do not come without a connection take nothing else away, and come after it. */
import { expect, test } from './apoio';
import { LINHAS_DA_REDE, voltarAConexao } from './rede';

const FALTA = /não pôde ser carregada\. Verifique a conexão e tente de novo/;

test('sem conexão a primeira pergunta não leva o formulário embora, e é feita quando ela volta', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /preload/);
  const page = await abrir('igor-bastos', '/home-ideias');
  await page.getByRole('button', { name: 'Adicionar Ideia' }).click();
  const formulario = page.getByRole('dialog');
  const titulo = formulario.getByLabel(/^Título/);
  await titulo.fill('Água da chuva nos sanitários');
  await page.context().setOffline(true);
  await formulario.getByRole('button', { name: 'Cancelar' }).click();
  const falta = page.getByRole('alert').filter({ hasText: FALTA });
  await expect(falta).toBeVisible();
  await expect(titulo).toHaveValue('Água da chuva nos sanitários');
  // Given up, it is asked again by the same button.
  await falta.getByRole('button', { name: 'Fechar' }).click();
  await expect(falta).toBeHidden();
  await expect(titulo).toHaveValue('Água da chuva nos sanitários');
  await formulario.getByRole('button', { name: 'Cancelar' }).click();
  await voltarAConexao(page);
  await falta.getByRole('button', { name: 'Tentar de novo' }).click();
  const pergunta = page.getByRole('dialog', { name: /Sair sem salvar|Descartar/ });
  await pergunta.getByRole('button', { name: 'Descartar' }).click();
  await expect(formulario).toHaveCount(0);
});

test('sem conexão uma tela que não vem deixa o menu, e vem sozinha quando ela volta', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /preload/);
  const page = await abrir('igor-bastos', '/home-ideias');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  const menu = page.getByRole('navigation').first();
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: FALTA })).toBeVisible();
  await expect(menu).toBeVisible();
  await voltarAConexao(page);
  await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  // Dressed: its sheet came too.
  await expect(page.getByRole('menu')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await menu.getByRole('link').last().click();
  await expect(page.getByText('Esta tela não pôde ser carregada.')).toBeVisible();
  await expect(menu).toBeVisible();
  await voltarAConexao(page);
  await expect(page.getByText('Esta tela não pôde ser carregada.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ops' })).toBeHidden();
});
