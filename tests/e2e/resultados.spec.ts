/** What a company reads of its own answers, and an organiser of a company in its project. */
import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { conferir } from './conferir';
import { expect, test } from './apoio';
import { foto } from './fotos';

test('o resultado de um questionário, com radar, tabela e análise por grupo', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/convidarColaboradores');
  await page.getByRole('link', { name: 'Ver resultado: Liderança e estratégia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liderança e estratégia' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Média geral' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Radar de inovação' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Grupos' }).getByRole('listitem')).toHaveCount(3);
  await foto(page, 'resultado');
  await conferir(page, 'resultado-do-questionario');
});

test('o relatório em PDF se baixa com o nome da empresa, e o seu texto se lê', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/convidarColaboradores');
  await page.getByRole('link', { name: 'Ver resultado: Liderança e estratégia' }).click();
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Gerar Relatório PDF' }).click();
  await expect(page.getByText('Relatório PDF gerado e baixado com sucesso!')).toBeVisible();
  const arquivo = await baixado;
  expect(arquivo.suggestedFilename()).toMatch(/^[\w -]+\.pdf$/);
  const conteudo = new Uint8Array(readFileSync(await arquivo.path()));
  expect(conteudo.byteLength).toBeLessThan(120_000);
  const { totalPages, text } = await extractText(conteudo);
  expect(totalPages).toBe(3);
  expect(text[0]).toContain('Liderança e estratégia');
  expect(text[1]).toContain('Resultados por dimensão');
});
