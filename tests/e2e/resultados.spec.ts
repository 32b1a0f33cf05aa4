/** What a company reads of its own answers, and an organiser of a company in its project. */
import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { conferir } from './conferir';
import { expect, test } from './apoio';
import { foto } from './fotos';

test('o resultado de um questionário, com radar, tabela e análise por grupo @principal', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/convidarColaboradores');
  await page.getByRole('link', { name: 'Ver resultado: Liderança e estratégia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Liderança e estratégia' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Média geral' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Radar de inovação' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Grupos' }).getByRole('listitem')).toHaveCount(3);
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

test('as vencedoras da demonstração chegaram lá: habilitada, com evidências conferidas e notas dos avaliadores', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/diagnosticoDaEmpresa/vento-sul/premio-inovacao');
  await expect(page.getByText(/^Média dos avaliadores em Finalistas/)).toBeVisible();
  await page.goto('/analisarQuestionarios/vento-sul/premio-inovacao');
  await expect(page.getByLabel('Situação da empresa')).toContainText(/Finalista\s*Sim/);
  await page.goto('/gerenciarEvidencias?busca=vento');
  const evidencias = page.getByRole('checkbox', { name: /^Conferida: .*, de Vento Sul Energia$/ });
  await expect(evidencias).toHaveCount(2);
  for (const conferida of await evidencias.all()) await expect(conferida).toBeChecked();
  // Other stories publish questionnaires into this year's project, and nobody is enabled until they are answered.
  await page.goto('/analisarQuestionarios/moinho-pampa/premio-anterior');
  await expect(page.getByLabel('Situação da empresa')).toContainText(/Finalista\s*Sim\s*Habilitada\s*Sim/);
});

test('o resultado ao lado de outras empresas e da edição anterior, e a escolha no endereço', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/questionarioInfo/moinho-pampa/premio-inovacao/lideranca');
  const radar = page.getByRole('region', { name: 'Radar de inovação' });
  const escolha = page.getByLabel('Comparar com');
  await expect(escolha).toHaveValue('todas');
  await expect(radar.getByText(/^Média de \d+ outras empresas, neste momento\./)).toBeVisible();
  await foto(page, 'resultado', radar);
  await conferir(page, 'resultado-comparado');
  await page.setViewportSize({ width: 1280, height: 800 });
  await escolha.selectOption('edicao');
  await expect(page).toHaveURL(/\?comparar=edicao$/);
  await page.reload();
  await expect(radar.getByRole('columnheader', { name: 'Edição anterior' })).toBeVisible();
  await expect(radar.getByText(/^As médias da própria empresa em Prêmio Empresa Inovadora/)).toBeVisible();
  await escolha.selectOption('nenhuma');
  await expect(radar.getByRole('columnheader')).toHaveCount(2);
});

test('a empresa vê o que a publicação lhe disse das outras; antes dela, só a sua edição anterior', async ({
  abrir,
}) => {
  const page = await abrir('marcos-tavares', '/questionarioInfo/rota-norte/premio-anterior/edicao-anterior');
  const radar = page.getByRole('region', { name: 'Radar de inovação' });
  await expect(
    radar.getByText(/^Média de 8 empresas confirmadas, em pontos inteiros, como eram em/),
  ).toBeVisible();
  await conferir(page, 'resultado-comparado-da-empresa');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/questionarioInfo/rota-norte/premio-inovacao/lideranca');
  await expect(page.getByLabel('Comparar com')).toHaveValue('edicao');
});

test('a empresa vê a sua curva, edição a edição', async ({ abrir }) => {
  const page = await abrir('marcos-tavares', '/questionarioInfo/rota-norte/premio-inovacao/lideranca');
  const curva = page.getByRole('region', { name: 'Edição a edição' });
  await expect(curva.getByRole('row')).toHaveCount(3);
  await expect(curva.getByText(/^De \d{4} a \d{4}, de .* pontos\.$/)).toBeVisible();
  await conferir(page, 'curva-das-edicoes');
  await page.setViewportSize({ width: 1280, height: 800 });
  await curva.getByLabel('Médias de').selectOption({ index: 1 });
  await expect(curva.getByRole('row')).toHaveCount(3);
});
