/** The set-up of questionnaires: its lists and forms in both schemes and on a phone, and a questionnaire that is built. */
import { readFile } from 'node:fs/promises';
import { emCdata, umLss } from '@tests/support/arquivos/limesurvey';
import { conferir } from './conferir';
import { expect, test, unico } from './apoio';

test('as listas do diagnóstico e o tipo de resposta que se mostra', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/questionarios');
  await expect(page.getByRole('link', { name: 'Liderança e estratégia' })).toBeVisible();
  await conferir(page, 'questionarios');
  await page.goto('/gruposDiagnostico');
  await expect(page.getByText('Estratégia e liderança').first()).toBeVisible();
  await conferir(page, 'grupos-de-perguntas');
  await page.goto('/tipos-de-respostas');
  await expect(page.getByText('Nota de 1 a 10')).toBeVisible();
  await conferir(page, 'tipos-de-respostas');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Adicionar tipo de resposta' }).click();
  const modal = page.getByRole('dialog', { name: 'Cadastro de tipo de resposta' });
  await modal.getByLabel('Nome').fill(unico('Quanto concorda'));
  await modal.getByRole('button', { name: 'Adicionar opção' }).click();
  await modal.getByLabel('Texto da opção 1').fill('Concordo');
  await expect(modal.getByRole('radio', { name: 'Concordo' })).toBeVisible();
  await conferir(page, 'tipo-de-resposta');
  await page.setViewportSize({ width: 1280, height: 800 });
  await modal.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/Quanto concorda.* cadastrado com sucesso!/)).toBeVisible();
});

test('um questionário inteiro: do primeiro grupo à ordem das perguntas', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/questionarios/lideranca');
  await expect(page.getByRole('heading', { level: 1, name: 'Liderança e estratégia' })).toBeVisible();
  await expect(page.getByText('3 grupos, 8 perguntas')).toBeVisible();
  await conferir(page, 'questionario-inteiro');
  await page.goto('/questionarios/processos');
  await page.setViewportSize({ width: 1280, height: 800 });
  const nome = unico('Parcerias');
  await page.getByRole('button', { name: 'Adicionar grupo' }).click();
  const grupo = page.getByRole('dialog', { name: 'Cadastro de grupos' });
  await grupo.getByLabel('Nome').fill(nome);
  await grupo.getByLabel('Descrição', { exact: true }).fill('Com quem a empresa inova.');
  await grupo.getByRole('button', { name: 'Adicionar faixa' }).click();
  await grupo.getByLabel('Título da faixa 1').fill('Essencial');
  await grupo.getByLabel('Descrição da faixa 1').fill('Ainda sem parceiros.');
  await grupo.getByLabel('De (faixa 1)').fill('50');
  await grupo.getByLabel('Até (faixa 1)').fill('40');
  await grupo.getByRole('button', { name: 'Salvar' }).click();
  await expect(grupo.getByText('O valor inicial deve ser menor que o valor final.')).toBeVisible();
  await grupo.getByLabel('De (faixa 1)').fill('0');
  await expect(grupo.getByText(/^De 41 a 100 nenhuma faixa vale/)).toBeVisible();
  await conferir(page, 'grupo-formulario');
  await page.setViewportSize({ width: 1280, height: 800 });
  await grupo.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`O grupo "${nome}" não tem perguntas.`)).toBeVisible();
  for (const pergunta of ['A empresa inova com clientes?', 'A empresa inova com fornecedores?']) {
    await page.getByRole('button', { name: `Adicionar pergunta a ${nome}` }).click();
    const modal = page.getByRole('dialog', { name: 'Cadastro de pergunta' });
    await modal.getByLabel('Pergunta', { exact: true }).fill(pergunta);
    await modal.getByLabel('Descrição').fill('Nos últimos dois anos.');
    await modal.getByLabel('Tipo de resposta').selectOption('Sim, em parte ou não');
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal).toBeHidden();
  }
  const perguntas = page.getByRole('list', { name: `Perguntas de ${nome}` });
  await expect(perguntas.getByRole('listitem').first()).toContainText('1. A empresa inova com clientes?');
  // By keyboard alone.
  await perguntas.getByRole('button', { name: 'Descer A empresa inova com clientes?' }).press('Enter');
  await expect(perguntas.getByRole('listitem').first()).toContainText('1. A empresa inova com fornecedores?');
  await page.reload();
  await expect(perguntas.getByRole('listitem').first()).toContainText('1. A empresa inova com fornecedores?');
  await page.getByRole('button', { name: 'Editar questionário' }).click();
  await expect(page.getByRole('dialog', { name: 'Cadastro de questionário' })).toBeVisible();
  await conferir(page, 'questionario-formulario');
});

test('uma administradora publica o questionário, experimenta-o e corrige um texto @principal', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/questionarios/lideranca');
  // A copy, so that what others answer stays as it is.
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar questionário' }).click();
  const nome = unico('Liderança do ano que vem');
  const duplicar = page.getByRole('dialog', { name: 'Duplicar questionário' });
  await duplicar.getByLabel('Nome').fill(nome);
  await duplicar.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await expect(page.getByText('Rascunho: ninguém responde ainda')).toBeVisible();
  await expect(page.getByText('3 grupos, 8 perguntas')).toBeVisible();

  await page.getByRole('button', { name: 'Ver como se responde' }).click();
  const previa = page.getByRole('dialog', { name: 'Como a pessoa responde' });
  await expect(
    previa.getByRole('group', { name: /A liderança fala de inovação com as equipes/ }),
  ).toBeVisible();
  await conferir(page, 'questionario-previa');
  await page.setViewportSize({ width: 1280, height: 800 });
  await previa.getByRole('button', { name: 'Fechar' }).last().click();

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const publicar = page.getByRole('dialog', { name: 'Publicar questionário' });
  await expect(publicar.getByText(/^Será publicada a versão 1, com 3 grupos e 8 perguntas\./)).toBeVisible();
  await conferir(page, 'questionario-publicar');
  await page.setViewportSize({ width: 1280, height: 800 });
  await publicar.getByRole('button', { name: 'Publicar a versão 1' }).click();
  await expect(page.getByText('Versão 1', { exact: true })).toBeVisible();

  const texto = 'A liderança conversa sobre inovação?';
  await page.getByRole('button', { name: 'Editar A liderança fala de inovação com as equipes?' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Cadastro de pergunta' });
  await pergunta.getByLabel('Pergunta', { exact: true }).fill(texto);
  await pergunta.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações não publicadas')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await publicar.getByRole('button', { name: 'Corrigir textos' }).click();
  await expect(page.getByText('Alterações não publicadas')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Versão 1', { exact: true })).toBeVisible();

  // What is published twice is compared in words.
  await page.goto('/questionarios/lideranca');
  await page.getByRole('button', { name: 'Versões' }).click();
  const versoes = page.getByRole('dialog', { name: 'Versões publicadas' });
  await expect(versoes.getByText(/^A pergunta ".*" foi acrescentada ao grupo "Resultados"\./)).toBeVisible();
  await conferir(page, 'questionario-versoes');
});

test('um questionário sai num arquivo e volta, e outro vem do LimeSurvey', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/questionarios/lideranca');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  const saida = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Exportar questionário' }).click();
  const arquivo = await (await saida).path();

  await page.goto('/questionarios');
  await page.getByRole('button', { name: 'Importar questionário' }).click();
  const importar = page.getByRole('dialog', { name: 'Importar questionário' });
  await importar.getByLabel('Arquivo .json, .lss ou .lsq', { exact: true }).setInputFiles({
    name: 'pesquisa.lss',
    mimeType: 'application/xml',
    buffer: Buffer.from(umLss('', emCdata)),
  });
  await expect(importar.getByText('É um questionário do LimeSurvey: 4 perguntas em 2 grupos')).toBeVisible();
  await expect(importar.getByText(/^A pergunta "Quanto concorda\?" não vem: é uma matriz/)).toBeVisible();
  await conferir(page, 'questionario-importar');
  await page.setViewportSize({ width: 1280, height: 800 });

  await importar.getByRole('button', { name: 'Remover pesquisa.lss' }).click();
  await importar.getByLabel('Arquivo .json, .lss ou .lsq', { exact: true }).setInputFiles({
    name: 'lideranca.json',
    mimeType: 'application/json',
    buffer: await readFile(arquivo),
  });
  await expect(
    importar.getByText(/^É um questionário exportado daqui: 8 perguntas em 3 grupos/),
  ).toBeVisible();
  const nome = unico('Liderança que voltou');
  await importar.getByLabel('Nome').fill(nome);
  await importar.getByLabel('Projeto').selectOption({ index: 1 });
  await importar.getByRole('button', { name: 'Importar questionário' }).click();
  await expect(page.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await expect(page.getByText('3 grupos, 8 perguntas')).toBeVisible();
  await expect(page.getByText('Rascunho: ninguém responde ainda')).toBeVisible();
});
