/** Regions and ambassadors of a project as an administrator meets them, and its banner as a company that takes part does. */
import { expect, test, unico } from './apoio';
import { conferir } from './conferir';

test('uma região: as empresas que combinam, e quantas são', async ({ abrir }) => {
  const nome = unico('Litoral');
  const page = await abrir('helena-duarte', '/projetos');
  await page.getByRole('button', { name: /^Ações de Prêmio Empresa Inovadora/ }).click();
  await page.getByRole('menuitem', { name: 'Selecionar projeto' }).click();
  await page.getByRole('link', { name: 'Regiões' }).click();
  await expect(page.getByRole('heading', { name: 'Regiões' })).toBeVisible();
  await expect(page.getByText('Oeste do Paraná')).toBeVisible();
  await conferir(page, 'regioes');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Adicionar região' }).click();
  const formulario = page.getByRole('dialog', { name: 'Cadastro de região' });
  await formulario.getByLabel('Nome', { exact: true }).fill(nome);
  await formulario.getByLabel('Valor do critério 1').selectOption('RS');
  await expect(formulario.getByText('Vento Sul Energia, Osório (RS)')).toBeVisible();
  await conferir(page, 'regiao-formulario');
  await page.setViewportSize({ width: 1280, height: 800 });
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  const linha = page.getByRole('row', { name: new RegExp(nome) });
  // The function counts them a moment later; other stories bring companies of this state in.
  await expect(linha.getByRole('cell', { name: /^[1-9]\d*$/ })).toBeVisible();
});

test('licenciados e embaixadores, e o formulário com as logomarcas', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/projetos/apoios');
  await expect(page.getByText('Instituto Regional de Inovação')).toBeVisible();
  await conferir(page, 'apoios');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Instituto Regional de Inovação', exact: true }).click();
  const formulario = page.getByRole('dialog', { name: 'Cadastro de licenciado' });
  await expect(formulario.getByText('escuro.png')).toBeVisible();
  await conferir(page, 'licenciado-formulario');
});

test('a empresa que participa vê o banner, e o pausa @principal', async ({ abrir }) => {
  const page = await abrir('marcos-tavares', '/diagnosticoEmpresa');
  const banner = page.getByRole('region', { name: /^Banner de Prêmio Empresa Inovadora/ });
  await expect(banner.locator('img').first()).toBeVisible();
  await banner.getByRole('button', { name: 'Próxima imagem' }).click();
  await expect(banner.getByRole('link', { name: /^Degraus do rosa/ })).toBeVisible();
  await banner.getByRole('button', { name: 'Pausar' }).click();
  await expect(banner.getByRole('button', { name: 'Continuar' })).toBeVisible();
  await conferir(page, 'banner');
});
