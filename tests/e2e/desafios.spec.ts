/** Challenges: every screen in both schemes and on a phone, and one from its draft to an immersion. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { conferir } from './conferir';
import { foto } from './fotos';
import { acionar, APARELHOS } from './aparelhos';
import { expect, pessoa, test, unico } from './apoio';
import { escolher, formularioDaIdeia, preencherIdeia, umaIdeiaNoBanco } from './ideias';
import { insistir, relendo } from './passos';

/** The demo's challenge with immersions (tests/local/seed/temas/imersoes.ts). */
const COM_IMERSOES = '/desafios/desafio-01';
const PLASTICO = 'Como reduzir pela metade o plástico das embalagens?';

const naMesa = (page: Page) => page.setViewportSize({ width: 1280, height: 800 });

const verComo = (page: Page, vista: string) =>
  page
    .getByRole('navigation', { name: 'Como ver os desafios' })
    .getByRole('link', { name: vista, exact: true })
    .click();

/** The immersions of the page by what their registration is at. */
const imersao = (page: Page, fase: string) =>
  page.getByRole('region', { name: 'Imersões' }).getByRole('listitem').filter({ hasText: fase }).first();

test('os desafios em cartões, em tabela e no mural', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/home-desafios');
  await expect(page.getByRole('article').first()).toBeVisible();
  await conferir(page, 'desafios-cartoes');
  await naMesa(page);
  await verComo(page, 'Tabela');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'desafios-tabela');
  await naMesa(page);
  await verComo(page, 'Mural');
  await expect(page.getByRole('heading', { name: 'Mural de desafios' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Mover: ${PLASTICO}` })).toBeVisible();
  await conferir(page, 'desafios-mural');
  await naMesa(page);
  await page.getByRole('button', { name: `Mover: ${PLASTICO}` }).click();
  const dialogo = page.getByRole('dialog', { name: `Mover "${PLASTICO}"` });
  await expect(dialogo.getByRole('textbox', { name: 'Observação' })).toBeVisible();
  await conferir(page, 'desafios-mover');
});

test('a página de um desafio com as suas imersões', async ({ abrir }) => {
  const page = await abrir('helena-duarte', COM_IMERSOES);
  const passada = imersao(page, 'Inscrições encerradas');
  await expect(passada).toContainText('Vagas ocupadas: 7 de 12');
  await passada.getByRole('tab', { name: 'Inscrições' }).click();
  const pessoas = passada.getByRole('group', { name: 'Inscrições na imersão' });
  // Hidden ones are the options of the selects.
  for (const selo of ['Participou', 'Não participou', 'Inscrição reprovada', 'Inscrito', 'Destaque'])
    await expect(pessoas.getByText(selo, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(imersao(page, 'Inscrições abertas')).toContainText('Montagem de protótipos');
  await expect(imersao(page, 'Inscrições em breve')).toContainText('Apresentação ao comitê');
  await foto(page, 'desafio');
  await foto(page, 'imersao', page.getByRole('region', { name: 'Imersões' }));
  await conferir(page, 'desafio-com-imersoes');
  await naMesa(page);
  await passada.getByRole('tab', { name: 'Propostas' }).click();
  await expect(passada).toContainText('Caixas que voltam');
  await conferir(page, 'desafio-propostas');
});

test('o painel dos desafios e o seu ranking', async ({ abrir }) => {
  const page = await abrir('helena-duarte');
  await page.getByRole('tab', { name: 'Desafios' }).click();
  const imersoes = page.getByRole('region', { name: 'Próximas imersões' });
  await expect(imersoes.getByText('Inscrições abertas').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Em realização: / })).toBeVisible();
  const passo = page.getByRole('region', { name: 'Próximo passo' });
  await expect(passo.getByRole('button', { name: 'Adicionar desafio' })).toBeVisible();
  await foto(page, 'painel-desafios');
  await conferir(page, 'painel-de-desafios');
  await naMesa(page);
  await passo.getByRole('button', { name: 'Adicionar desafio' }).click();
  await expect(page.getByRole('dialog', { name: 'Cadastro de desafio' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('link', { name: 'Ver ranking' }).click();
  await expect(page.getByRole('heading', { name: 'Ranking de desafios' })).toBeVisible();
  await expect(
    page.getByRole('listitem').getByRole('link', { name: 'Responder ao cliente no mesmo dia' }),
  ).toBeVisible();
  await conferir(page, 'ranking-de-desafios');
});

test('relatório de desafios: cartões, tabela, filtro e planilha', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/home-desafios');
  await page.getByRole('link', { name: 'Relatório de desafios' }).click();
  await expect(page.getByRole('region', { name: 'Participação' })).toContainText('colaboradores ativos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'relatorio-de-desafios');
  await naMesa(page);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filtro = page.getByRole('dialog', { name: 'Filtrar desafios' });
  await escolher(page, filtro.getByRole('combobox', { name: 'Status' }), 'Novo desafio');
  await filtro.getByRole('button', { name: 'Aplicar' }).click();
  const linhas = page.getByRole('table', { name: 'Desafios do período' }).getByRole('row');
  // The heading is the first row; other stories may publish meanwhile.
  await expect(linhas.nth(1)).toContainText('Novo desafio');
  await expect(linhas.filter({ hasText: 'Em realização' })).toHaveCount(0);
  const baixando = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = await baixando;
  expect(download.suggestedFilename()).toBe('relatorio_desafios.xlsx');
  const pasta = read(await readFile(await download.path()));
  expect(pasta.SheetNames).toEqual(['Resumo', 'Desafios']);
  const exportadas = utils.sheet_to_json<Record<string, string>>(pasta.Sheets['Desafios'] ?? {});
  expect(new Set(exportadas.map(({ Status }) => Status))).toEqual(new Set(['Novo desafio']));
});

test('um desafio vai do rascunho a quem participa dele @principal', async ({ abrir }) => {
  const titulo = unico('Menos viagens vazias entre as unidades');
  const camila = await abrir('camila-prado', '/desafios');
  let endereco = '';

  await test.step('Camila guarda um rascunho', async () => {
    await camila.getByRole('button', { name: 'Adicionar desafio' }).click();
    const formulario = camila.getByRole('dialog', { name: 'Cadastro de desafio' });
    await formulario.getByLabel('Título').fill(titulo);
    await escolher(camila, formulario.getByRole('combobox', { name: 'Categoria' }), 'Sustentabilidade');
    await formulario.getByLabel('Descrição').fill('Os caminhões voltam vazios três vezes por semana.');
    await formulario.getByLabel('Objetivo').fill('Uma volta vazia por semana, no máximo.');
    await formulario.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(camila.getByText('Cadastrado com sucesso!')).toBeVisible();
    const link = camila.getByRole('row', { name: titulo }).getByRole('link');
    endereco = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(camila.getByRole('heading', { name: titulo })).toBeVisible();
    await conferir(camila, 'desafio-rascunho');
    await naMesa(camila);
  });

  await test.step('e o publica, depois de confirmar', async () => {
    await camila.getByRole('button', { name: 'Publicar desafio' }).click();
    const pergunta = camila.getByRole('dialog', { name: 'Publicar este desafio?' });
    await pergunta.getByRole('button', { name: 'Publicar desafio' }).click();
    await expect(camila.getByText('Seu desafio foi publicado com sucesso')).toBeVisible();
    await expect(camila.getByRole('button', { name: 'Publicar desafio' })).toHaveCount(0);
  });

  const diego = await abrir('diego-farias', endereco);
  await test.step('Diego participa, comenta e patrocina', async () => {
    const pessoas = diego.getByRole('region', { name: 'Participantes' });
    await pessoas.getByRole('button', { name: 'Participar do desafio' }).click();
    await expect(pessoas.getByRole('button', { name: 'Sair do desafio' })).toBeVisible();
    await expect(pessoas).toContainText('Diego Farias');
    await diego.getByLabel('Seu comentário').fill('Na volta cabem as **caixas vazias**.');
    await diego.getByRole('button', { name: 'Comentar' }).click();
    await expect(diego.getByText('Na volta cabem as caixas vazias.')).toBeVisible();
    const bloco = diego.getByRole('region', { name: 'Patrocínio' });
    await bloco.getByLabel('Moedas').fill('3');
    await bloco.getByRole('button', { name: 'Patrocinar' }).click();
    await expect(bloco.getByText('Este desafio recebeu 3 moedas.')).toBeVisible();
    await conferir(diego, 'desafio-publicado');
    await naMesa(diego);
  });

  await test.step('ele o encontra entre os seus, e Camila vê o que recebeu', async () => {
    await diego.goto('/home-desafios?aba=minhas');
    await expect(diego.getByRole('link', { name: titulo })).toBeVisible();
    await relendo(camila, (paciencia) =>
      expect(camila.getByText('Este desafio recebeu 3 moedas.')).toBeVisible(paciencia),
    );
    await expect(camila.getByRole('region', { name: 'Participantes' })).toContainText('Diego Farias');
    await expect(camila.getByText('Na volta cabem as caixas vazias.')).toBeVisible();
  });

  await test.step('propõe uma ideia, e Camila é avisada', async () => {
    const ideia = unico('Voltar com as caixas do cliente');
    await umaIdeiaNoBanco(pessoa('diego-farias'), ideia);
    await diego.goto(endereco);
    const bloco = diego.getByRole('region', { name: 'Ideias para este desafio' });
    await bloco.getByRole('button', { name: 'Propor uma ideia que já existe' }).click();
    const janela = diego.getByRole('dialog', { name: 'Propor uma ideia que já existe' });
    await janela.getByLabel('Título da ideia').fill(ideia);
    await janela.getByRole('button', { name: `Propor ${ideia}` }).click();
    await expect(bloco.getByRole('link', { name: ideia })).toBeVisible();
    await conferir(diego, 'desafio-com-resposta');
    await naMesa(diego);
    await insistir(async (paciencia) => {
      await camila.goto('/notificacoes');
      const aviso = camila.getByText('Diego Farias propôs uma ideia para o seu desafio').first();
      await expect(aviso).toContainText(titulo, paciencia);
    });
  });

  await test.step('inscreve-se numa imersão, no celular, e desiste', async () => {
    const celular = await abrir('diego-farias', COM_IMERSOES, APARELHOS.iphone);
    const aberta = imersao(celular, 'Inscrições abertas');
    await expect(aberta).toContainText('2 vagas livres de 10');
    await acionar(aberta.getByRole('button', { name: 'Inscrever-se' }));
    await expect(celular.getByText('Inscrição feita')).toBeVisible();
    await expect(aberta).toContainText('1 vaga livre de 10');
    await expect(aberta).toContainText('Você: inscrito');
    await acionar(aberta.getByRole('tab', { name: 'Inscrições' }));
    await expect(aberta.getByRole('group', { name: 'Inscrições na imersão' })).toContainText('Diego Farias');
    await conferir(celular, 'desafio-inscrito');
    await celular.setViewportSize(APARELHOS.iphone.viewport);
    await acionar(aberta.getByRole('button', { name: 'Cancelar inscrição' }));
    const pergunta = celular.getByRole('dialog', { name: 'Cancelar a sua inscrição?' });
    await acionar(pergunta.getByRole('button', { name: 'Cancelar inscrição' }));
    await expect(aberta).toContainText('2 vagas livres de 10');
    await expect(aberta.getByRole('button', { name: 'Inscrever-se' })).toBeVisible();
  });
});

test('uma proposta de imersão vira ideia, e o desafio a mostra', async ({ abrir }) => {
  const titulo = unico('Caixas que dobram');
  const helena = await abrir('helena-duarte', COM_IMERSOES);

  await test.step('Helena propõe uma solução e faz dela uma ideia', async () => {
    const aberta = imersao(helena, 'Inscrições abertas');
    await aberta.getByRole('tab', { name: 'Propostas' }).click();
    await aberta.getByRole('button', { name: 'Propor solução' }).click();
    const formulario = helena.getByRole('dialog', { name: 'Propor solução' });
    await formulario.getByLabel('Título').fill(titulo);
    await formulario.getByLabel('Descrição').fill('Vazias, ocupam um quinto do espaço.');
    await formulario.getByRole('button', { name: 'Propor solução' }).click();
    await helena.getByRole('button', { name: `Transformar a proposta "${titulo}" em ideia` }).click();
    await expect(helena.getByRole('heading', { name: titulo })).toBeVisible();
    await expect(helena.getByText('Vazias, ocupam um quinto do espaço.')).toBeVisible();
  });
  const endereco = new URL(helena.url()).pathname;

  await test.step('enquanto é rascunho, o desafio não a mostra', async () => {
    const diego = await abrir('diego-farias', COM_IMERSOES);
    const bloco = diego.getByRole('region', { name: 'Ideias para este desafio' });
    await expect(bloco.getByRole('link').first()).toBeVisible();
    await expect(bloco.getByRole('link', { name: titulo })).toHaveCount(0);
    await bloco.getByRole('button', { name: 'Propor uma ideia que já existe' }).click();
    await expect(diego.getByRole('dialog', { name: 'Propor uma ideia que já existe' })).toBeVisible();
    await conferir(diego, 'desafio-propor-ideia');
  });

  await test.step('Helena a completa e publica', async () => {
    await helena.getByRole('button', { name: 'Editar' }).click();
    const formulario = formularioDaIdeia(helena);
    await preencherIdeia(formulario, titulo);
    await formulario.getByRole('button', { name: 'Publicar ideia' }).click();
    const pergunta = helena.getByRole('dialog', { name: 'Publicar esta ideia?' });
    await pergunta.getByRole('button', { name: 'Publicar ideia' }).click();
    await expect(helena.getByText('Ideia publicada')).toBeVisible();
  });

  await test.step('os dois lados mostram o vínculo, e Helena o retira e refaz', async () => {
    await helena.goto(COM_IMERSOES);
    const ideias = helena.getByRole('region', { name: 'Ideias para este desafio' });
    await insistir(async (paciencia) => {
      await helena.reload();
      await expect(ideias.getByRole('link', { name: titulo })).toBeVisible(paciencia);
    });
    await conferir(helena, 'desafio-com-ideias');
    await naMesa(helena);
    await helena.goto(endereco);
    const desafios = helena.getByRole('region', { name: 'Desafios a que responde' });
    await expect(desafios.getByRole('link', { name: PLASTICO })).toBeVisible();
    await conferir(helena, 'ideia-com-desafio');
    await naMesa(helena);
    await desafios.getByRole('button', { name: `Retirar ${PLASTICO}` }).click();
    await expect(helena.getByText('Ideia retirada do desafio')).toBeVisible();
    await expect(desafios.getByRole('link')).toHaveCount(0);
    await desafios.getByRole('button', { name: 'Propor a um desafio' }).click();
    const dialogo = helena.getByRole('dialog', { name: 'Propor a um desafio' });
    await dialogo.getByLabel('Título do desafio').fill('plástico');
    await dialogo.getByRole('button', { name: `Propor ${PLASTICO}` }).click();
    await expect(desafios.getByRole('link', { name: PLASTICO })).toBeVisible();
  });
});
