/** Bad input about people: nonsense, hostile texts, two clicks, a lost connection, Back. Nothing typed is lost. */
import { expect, test, unico } from './apoio';
import { escolher } from './ideias';
import { contarPedidos, LINHAS_DA_REDE, voltarAConexao } from './rede';

const ADMIN = 'helena-duarte';
const CONVITES = /inviteColaboradorAdd/;
const HOSTIL = '"><img src=x onerror="window.invadida=1">%00\\\\*[]/..//~ 😀';

test('voltar no navegador com o cadastro de uma pessoa mudado pergunta, e nada se perde', async ({
  abrir,
}) => {
  const page = await abrir(ADMIN, '/auditoria');
  await page.getByRole('link', { name: 'Colaboradores', exact: true }).click();
  await page.getByRole('button', { name: 'Ações de Diego Farias' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const formulario = page.getByRole('dialog', { name: 'Editar colaborador' });
  const telefone = formulario.getByLabel('Telefone (opcional)');
  await telefone.fill('(11) 91234-5678');
  await expect(formulario.getByText(/Rascunho guardado às/)).toBeVisible();
  await page.goBack();
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(/\/colaboradores/);
  await expect(telefone).toHaveValue('(11) 91234-5678');
  await page.goBack();
  await pergunta.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/\/auditoria/);
  await expect(formulario).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/colaboradores/);
});

test('várias pessoas: endereços sem sentido, hostis e demais; dois cliques e a conexão perdida convidam uma vez', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE);
  const page = await abrir(ADMIN, '/colaboradores');
  const convites = contarPedidos(page, CONVITES);
  await page.getByRole('button', { name: 'Adicionar Colaborador' }).click();
  const formulario = page.getByRole('dialog', { name: 'Adicionar Colaborador' });
  await formulario.getByRole('tab', { name: 'Várias de uma vez' }).click();
  const campo = formulario.getByLabel('E-mails');
  const enviar = formulario.getByRole('button', { name: 'Adicionar e convidar' });
  for (const [texto, frase] of [
    [' ,;| \n', 'Nenhum e-mail inserido'],
    [HOSTIL, 'Um dos e-mails informados é inválido'],
    ['x'.repeat(20_000), 'Um dos e-mails informados é inválido'],
    [
      Array.from({ length: 11 }, (_, i) => `p${i}@a.com`).join(','),
      'Não é possível enviar mais de 10 convites por vez.',
    ],
  ] as const) {
    await campo.fill(texto);
    await enviar.click();
    await expect(formulario.getByText(frase)).toBeVisible();
    await expect(campo).toHaveValue(texto);
  }
  expect(convites()).toBe(0);
  const caixa = `ti@${crypto.randomUUID().slice(0, 8)}.exemplo`;
  await campo.fill(caixa);
  await escolher(page, formulario.getByRole('combobox', { name: 'Setores' }), 'Logística');
  await page.context().setOffline(true);
  await enviar.click();
  await expect(formulario.getByRole('alert')).toContainText(caixa);
  await expect(campo).toHaveValue(caixa);
  await voltarAConexao(page);
  const antes = convites();
  await enviar.dblclick();
  await expect(formulario).toBeHidden();
  expect(convites() - antes).toBe(1);
  await page.getByRole('searchbox').fill(caixa);
  await expect(page.getByRole('row', { name: new RegExp(caixa) })).toHaveCount(1);
});

test('a busca de pessoas e a paleta aceitam qualquer texto, e nada se executa', async ({ abrir, vigia }) => {
  vigia.tolerar(...LINHAS_DA_REDE);
  const page = await abrir(ADMIN, '/colaboradores');
  const diego = page.getByRole('row', { name: /Diego Farias/ });
  await expect(diego).toBeVisible();
  const busca = page.getByRole('searchbox');
  // What holds no letter asks for nothing, and filters nothing.
  for (const texto of ['.', '(?*)+', '\u202e\u200b']) {
    await busca.fill(texto);
    await busca.press('Enter');
    await expect(diego).toBeVisible();
  }
  for (const texto of [HOSTIL, '__proto__', 'a'.repeat(5_000), unico('ninguém')]) {
    await busca.fill(texto);
    await busca.press('Enter');
    await expect(page.getByText('Nenhum Colaborador Encontrado!')).toBeVisible();
    await expect(page.getByText('Erro ao buscar')).toHaveCount(0);
  }
  await busca.fill('diego');
  await expect(diego).toBeVisible();

  await page.keyboard.press('Control+k');
  const paleta = page.getByRole('dialog', { name: 'Busca' });
  const campo = paleta.getByPlaceholder('Buscar...');
  for (const texto of [HOSTIL, '(?=xyz)*+', 'a'.repeat(5_000), '__proto__']) {
    await campo.fill(texto);
    await expect(paleta.getByText('Nada encontrado').first()).toBeVisible();
  }
  await campo.fill('auditoria');
  await expect(paleta.getByRole('button', { name: /Auditoria/ })).toBeVisible();
  await page.context().setOffline(true);
  await campo.fill('diego farias');
  await expect(paleta.getByText('Não foi possível buscar agora').first()).toBeVisible();
  await voltarAConexao(page);
  expect(await page.evaluate(() => 'invadida' in window)).toBe(false);
});
