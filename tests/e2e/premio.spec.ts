/** The award report: from the choice of a project to a spreadsheet, by pointer and by keyboard (part 3 §2). */
import { conferir } from './conferir';
import { expect, test } from './apoio';
import { foto } from './fotos';

test('o relatório do prêmio: contadores, gráficos, filtros e a planilha @principal', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/relatorios');
  await expect(page.getByText('Selecione um projeto e um questionário para buscar!!')).toBeVisible();
  const escolher = async (campo: string, opcao: string) => {
    await page.getByRole('combobox', { name: campo }).click();
    await page.getByRole('option', { name: opcao, exact: true }).click();
  };
  await escolher('Projeto', `Prêmio Empresa Inovadora ${new Date().getFullYear()}`);
  await escolher('Questionário', 'Liderança e estratégia');
  await expect(page.getByRole('region', { name: 'Empresas cadastradas' })).toContainText(/[1-9]/);
  const detalhe = page.getByRole('region', { name: 'Detalhe das empresas' });
  await expect(detalhe.getByText('Cooperativa Casa do Mel')).toBeVisible();
  await foto(page, 'premio');

  // A day of the table filters the companies, by keyboard; the same again clears it.
  const dias = page.getByRole('region', { name: 'Cadastros por dia' });
  await dias.getByRole('button', { name: 'Ver como tabela: Cadastros por dia' }).click();
  await dias.getByRole('table').getByRole('button').first().press('Enter');
  await expect(detalhe.getByRole('button', { name: /mostrar todos$/ })).toBeVisible();
  await dias.getByRole('table').getByRole('button').first().press('Enter');
  await expect(detalhe.getByRole('button', { name: /mostrar todos$/ })).toBeHidden();

  await detalhe.getByLabel('Campo').selectOption('Estado');
  await detalhe.getByLabel('Valor').selectOption('SC');
  await detalhe.getByRole('button', { name: 'Aplicar' }).click();
  await expect(detalhe.getByText('Plásticos Iguaçu')).toBeHidden();
  await detalhe.getByRole('button', { name: 'Restaurar' }).click();
  await expect(detalhe.getByText('Plásticos Iguaçu')).toBeVisible();

  await conferir(page, 'relatorio-do-premio');

  // The demo's companies come from all over the country.
  const regioes = page.getByRole('region', { name: 'Empresas por região' });
  await regioes.scrollIntoViewIfNeeded();
  for (const nome of ['Norte', 'Nordeste', 'Centro-Oeste', 'Sudeste', 'Sul'])
    await expect(regioes.getByText(`Região ${nome}`, { exact: true })).toBeVisible();

  const estados = page.getByRole('region', { name: 'Empresas por estado' });
  await estados.scrollIntoViewIfNeeded();
  await expect(estados.locator('svg.recharts-surface').first()).toBeVisible();
  const imagem = page.waitForEvent('download');
  await estados.getByRole('button', { name: 'Salvar gráfico como imagem: Empresas por estado' }).click();
  expect((await imagem).suggestedFilename()).toBe('empresas-por-estado.png');

  const planilha = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await planilha).suggestedFilename()).toBe('relatorio.xlsx');
});
