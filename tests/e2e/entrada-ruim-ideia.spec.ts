/** Bad input in 'Cadastro de ideia': refused in words, kept, or shown as the text it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, pessoa, test, unico } from './apoio';
import { abrirFormulario, formularioDaIdeia, preencherIdeia, quantasComTitulo, TEXTOS } from './ideias';
import { semRolagemHorizontal } from './passos';
import { contarPedidos, GRAVACOES, LINHAS_DA_REDE, perderAResposta, voltarAConexao } from './rede';

const caio = pessoa('caio-meneses');
const SALVAR = 'Salvar rascunho';
const ASSETS = fileURLToPath(new URL('../../dist-local/assets', import.meta.url));
/** What a question says unless other verbs are given (ui/formulario/ConfirmModal). */
const SO_A_PERGUNTA = /rotuloNao:\w+=[`"']Não[`"']/;

test('vazio, curto, longo e em branco: uma frase por campo, e o foco no primeiro', async ({ abrir }) => {
  const page = await abrir('caio-meneses', '/ideias');
  const formulario = await abrirFormulario(page);
  const gravacoes = contarPedidos(page, GRAVACOES);
  await formulario.getByRole('button', { name: 'Publicar ideia' }).click();
  await expect(formulario.getByText('8 campos precisam de correção.')).toBeVisible();
  await expect(formulario.getByText('O título precisa ter ao menos 3 letras.')).toBeVisible();
  await expect(formulario.getByText('A sua ideia precisa ter ao menos um objetivo')).toBeVisible();
  await expect(formulario.getByText('Escolha ao menos um setor.')).toBeVisible();
  await expect(formulario.getByText('Campo obrigatório não preenchido!!')).toHaveCount(5);
  await expect(formulario.getByLabel('Título')).toBeFocused();

  await preencherIdeia(formulario, 'ab');
  await formulario.getByLabel('Diferenciais').fill('   \n  ');
  await formulario.getByLabel('Descrição da ideia').fill('p'.repeat(10_000));
  await formulario.getByRole('button', { name: 'Publicar ideia (falta 1)' }).click();
  await expect(formulario.getByText('3 campos precisam de correção.')).toBeVisible();
  await expect(formulario.getByText('O título precisa ter ao menos 3 letras.')).toBeVisible();
  await expect(formulario.getByText('Campo obrigatório não preenchido!!')).toHaveCount(1);
  await expect(formulario.getByText('Use no máximo 5000 caracteres.')).toBeVisible();
  await formulario.getByLabel('Título').fill('t'.repeat(10_000));
  await expect(formulario.getByText('Use no máximo 150 caracteres.')).toBeVisible();
  expect(gravacoes()).toBe(0);
});

test('HTML, emoji e palavras enormes aparecem como foram escritos e não rompem a tela', async ({ abrir }) => {
  const titulo = unico('<img src=x onerror="window.invadida=1"> 🚀 ideia');
  const page = await abrir('caio-meneses', '/ideias', { viewport: { width: 360, height: 740 } });
  const formulario = await abrirFormulario(page);
  await preencherIdeia(formulario, titulo);
  await formulario.getByLabel('Descrição da ideia').fill('p'.repeat(5_000));
  await formulario
    .getByLabel('Diferenciais')
    .fill('<script>window.invadida=1</script> 👩🏽‍🏭 <a href="javascript:window.invadida=1">veja aqui</a>');
  await formulario.getByRole('button', { name: SALVAR }).click();
  await page.getByRole('link', { name: titulo }).click();
  await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
  await expect(page.getByText('👩🏽‍🏭')).toBeVisible();
  await page.getByText('veja aqui').click();
  expect(await page.evaluate(() => 'invadida' in window)).toBe(false);
  await semRolagemHorizontal(page);
});

test('dois cliques guardam uma ideia', async ({ abrir }) => {
  const titulo = unico('Dois cliques');
  const page = await abrir('caio-meneses', '/ideias');
  const formulario = await abrirFormulario(page);
  await preencherIdeia(formulario, titulo);
  await formulario.getByRole('button', { name: SALVAR }).dblclick();
  await expect(page.getByRole('row', { name: titulo })).toBeVisible();
  expect(await quantasComTitulo(caio, titulo)).toBe(1);
});

test('sem conexão nada se perde: a frase é clara, e salvar de novo guarda uma ideia só', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 403/);
  const titulo = unico('Conexão perdida');
  const page = await abrir('caio-meneses', '/ideias');
  const formulario = await abrirFormulario(page);
  await preencherIdeia(formulario, titulo);
  const salvar = formulario.getByRole('button', { name: SALVAR });

  await page.context().setOffline(true);
  await expect(page.getByText('Você está sem conexão.')).toBeAttached();
  await salvar.click();
  await expect(formulario.getByRole('alert')).toContainText('Nada foi perdido');
  await expect(formulario.getByLabel('Título')).toHaveValue(titulo);
  await voltarAConexao(page);

  // This time it arrives, but the answer does not: the next try must not make a second idea.
  await perderAResposta(page);
  await salvar.click();
  await expect(formulario.getByRole('alert')).toContainText('Nada foi perdido');
  await formulario.getByLabel('Diferenciais').fill('Mudado entre uma tentativa e outra.');
  await salvar.click();
  await expect(formulario).toHaveCount(0);
  await page.getByRole('link', { name: titulo }).click();
  await expect(page.getByText('Mudado entre uma tentativa e outra.')).toBeVisible();
  expect(await quantasComTitulo(caio, titulo)).toBe(1);
});

test('publicar: "Cancelar" volta ao formulário como estava; depois da resposta perdida não publica duas vezes, e diz o que ficou', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 403/);
  const titulo = unico('Publicar com calma');
  const page = await abrir('caio-meneses', '/ideias');
  const formulario = await abrirFormulario(page);
  await preencherIdeia(formulario, titulo);
  const publicar = formulario.getByRole('button', { name: 'Publicar ideia' });
  const pergunta = page.getByRole('dialog', { name: 'Publicar esta ideia?' });

  await publicar.click();
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(formulario.getByLabel('Título')).toHaveValue(titulo);
  expect(await quantasComTitulo(caio, titulo)).toBe(0);

  await publicar.click();
  // The first write creates the draft, the second publishes it: the answer to that one is lost.
  await page.route('**/documents:commit*', async (rota) => {
    const resposta = await rota.fetch();
    if (!rota.request().postData()?.includes('publishedAt')) return rota.fulfill({ response: resposta });
    if (rota.request().postData()?.includes('"NOVA_IDEIA"')) return rota.abort('connectionreset');
    return rota.fulfill({ response: resposta });
  });
  await pergunta.getByRole('button', { name: 'Publicar ideia' }).click();
  await expect(formulario.getByRole('alert')).toContainText('Nada foi perdido');
  await page.unroute('**/documents:commit*');
  const corrigido = `${titulo}, corrigida`;
  await formulario.getByLabel('Título').fill(corrigido);
  await publicar.click();
  await pergunta.getByRole('button', { name: 'Publicar ideia' }).click();
  // An author changes nothing that is published (decisions I3): the person is told, and the form keeps the text.
  await expect(formulario.getByRole('alert')).toContainText(
    `A ideia já foi publicada no primeiro envio, com o título "${titulo}"`,
  );
  await expect(formulario.getByLabel('Título')).toHaveValue(corrigido);
  await formulario.getByLabel('Título').fill(titulo);
  await publicar.click();
  await pergunta.getByRole('button', { name: 'Publicar ideia' }).click();
  await expect(page.getByText('Ideia publicada')).toBeVisible();
  await expect(page.getByRole('row', { name: titulo })).toContainText('Nova ideia');
  expect(await quantasComTitulo(caio, titulo)).toBe(1);
});

test('voltar no navegador com o formulário mudado pergunta, e o histórico fica inteiro', async ({
  abrir,
}) => {
  const page = await abrir('caio-meneses', '/home-ideias');
  const ranking = page.getByRole('link', { name: 'Ranking de colaboradores' });
  await ranking.click();
  await page.getByRole('link', { name: 'Ideias', exact: true }).click();
  await ranking.click();
  await expect(page).not.toHaveURL(/\/home-ideias$/);
  await page.goBack();
  const formulario = await abrirFormulario(page);
  await formulario.getByLabel('Título').fill('Um título que custou a vir');
  await expect(formulario.getByText(/Rascunho guardado às/)).toBeVisible();
  await page.goBack();
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(/\/home-ideias$/);
  await expect(formulario.getByLabel('Título')).toHaveValue('Um título que custou a vir');
  // Forward as well, where there is an entry to go to.
  await page.goForward();
  await pergunta.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).not.toHaveURL(/\/home-ideias$/);
  await expect(formulario).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home-ideias$/);
});

test('um arquivo do programa sumiu depois de uma atualização: o formulário fica, e recarregado é oferecido de volta', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(/status of 404/, /dynamically imported module/);
  const titulo = unico('Depois da atualização');
  const page = await abrir('caio-meneses', '/ideias');
  const formulario = await abrirFormulario(page);
  await preencherIdeia(formulario, titulo);
  await formulario
    .locator('input[type=file]')
    .setInputFiles({ name: 'orçamento.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(formulario.getByText('orçamento.pdf')).toBeVisible();
  await expect(formulario.locator('[data-enviando]')).toHaveCount(0);
  await expect(formulario.getByText(/Rascunho guardado às/)).toBeVisible();

  // The question's file, which only its content tells: the first time it is not there any more.
  let faltou = false;
  const pergunta = readdirSync(ASSETS).filter((nome) =>
    SO_A_PERGUNTA.test(readFileSync(`${ASSETS}/${nome}`, 'utf8')),
  );
  expect(pergunta).toHaveLength(1);
  await page.route(`**/assets/${pergunta[0]}`, (rota) => {
    if (faltou) return rota.continue();
    faltou = true;
    return rota.fulfill({ status: 404, body: '' });
  });
  await formulario.getByRole('button', { name: 'Publicar ideia' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /A plataforma foi atualizada/ })).toBeVisible();
  await expect(formulario.getByLabel('Título')).toHaveValue(titulo);
  const recarregada = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await recarregada;
  await abrirFormulario(page);
  const deNovo = formularioDaIdeia(page);
  await deNovo.getByRole('button', { name: 'Recuperar' }).click();
  await expect(deNovo.getByLabel('Título')).toHaveValue(titulo);
  for (const [rotulo, texto] of Object.entries(TEXTOS))
    await expect(deNovo.getByLabel(rotulo)).toHaveValue(texto);
  await deNovo.getByRole('button', { name: 'Publicar ideia' }).click();
  await expect(page.getByRole('dialog', { name: 'Publicar esta ideia?' })).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Publicar esta ideia?' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  // The file was sent to the folder of the first form: the idea that keeps it is that one.
  await deNovo.getByRole('button', { name: SALVAR }).click();
  await page.getByRole('link', { name: titulo }).click();
  await expect(page.getByText('orçamento.pdf')).toBeVisible();
});
