/** What a company reads of its own answers, and an organiser of a company in its project. */
import { conferir } from './conferir';
import { expect, test } from './apoio';

test('o resultado de um questionário, com radar, tabela e análise por grupo', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/convidarColaboradores');
  await page.getByRole('link', { name: 'Ver resultado: Liderança e estratégia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liderança e estratégia' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Média geral' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Radar de inovação' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Grupos' }).getByRole('listitem')).toHaveCount(3);
  await conferir(page, 'resultado-do-questionario');
});
