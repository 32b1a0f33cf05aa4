/** Bad input about people: nonsense, hostile texts, two clicks, a lost connection, Back. Nothing typed is lost. */
import { expect, test } from './apoio';
import { contarPedidos, LINHAS_DA_REDE } from './rede';

const ADMIN = 'helena-duarte';
const CONVITES = /inviteColaboradorAdd/;
const HOSTIL = '"><img src=x onerror="window.invadida=1">%00\\\\*[]/..//~ 😀';

test('voltar no navegador com o cadastro de uma pessoa mudado pergunta, e nada se perde', async ({
  abrir,
}) => {
  const page = await abrir(ADMIN, '/auditoria');
  await page.getByRole('link', { name: 'Colaboradores', exact: true }).click();
  await page.getByRole('row', { name: /Diego Farias/ }).click();
  const formulario = page.getByRole('dialog', { name: /Diego Farias/ });
  await formulario.getByLabel('Telefone').fill('(11) 91234-5678');
  await page.goBack();
  const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(/\/colaboradores/);
  await expect(formulario.getByLabel('Telefone')).toHaveValue('(11) 91234-5678');
  await page.goBack();
  await pergunta.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/\/auditoria/);
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
  await formulario.getByText('Várias de uma vez').click();
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
  }
  expect(convites()).toBe(0);
  // A mailbox of two letters is a person's name that is too short.
  const caixa = `ti@${crypto.randomUUID().slice(0, 8)}.exemplo`;
  await campo.fill(caixa);
  await formulario.getByLabel('Setores').click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await enviar.click();
  await expect(formulario.getByRole('alert')).toContainText(caixa);
  await expect(campo).toHaveValue(caixa);
  await page.context().setOffline(false);
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
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const busca = page.getByRole('searchbox');
  for (const texto of [HOSTIL, '.', '__proto__', 'a'.repeat(5_000), '(?=x)*+', '\u202e\u200b']) {
    await busca.fill(texto);
    await expect(page.getByRole('heading', { name: 'Colaboradores', level: 1 })).toBeVisible();
    await expect(page.getByText('Erro ao buscar')).toHaveCount(0);
  }
  await busca.fill('diego');
  await expect(page.getByRole('row', { name: /Diego Farias/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const paleta = page.getByPlaceholder('Buscar...');
  for (const texto of [HOSTIL, '(?=x)*+', 'a'.repeat(5_000), '__proto__']) {
    await paleta.fill(texto);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await paleta.fill('regulamentos');
  await expect(page.getByRole('button', { name: /Regulamentos/ }).first()).toBeVisible();
  await page.context().setOffline(true);
  await paleta.fill('diego farias');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().setOffline(false);
  expect(await page.evaluate(() => 'invadida' in window)).toBe(false);
});
