/** Bad input at the door: login and forgotten password. */
import { expect, pessoa, preencherLogin, SENHA, test } from './apoio';
import { contarPedidos, LINHAS_DA_REDE, voltarAConexao } from './rede';

const igor = pessoa('igor-bastos').colaborador.email;
const RECUSA = /status of 400/;

test('login: cada engano tem a sua frase', async ({ abrir, vigia }) => {
  vigia.tolerar(RECUSA);
  const page = await abrir(null);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('E-mail obrigatório')).toBeVisible();
  await expect(page.getByText('Senha obrigatória')).toBeVisible();
  for (const email of ['não é e-mail', `${'a'.repeat(10_000)}@aurora.exemplo`, 'ana@', '😀', '<b>@</b>']) {
    await preencherLogin(page, email);
    await expect(page.getByText('E-mail inválido')).toBeVisible();
  }
  for (const senha of ['🔒🔒🔒', '<script>1</script>', 'x'.repeat(10_000)]) {
    await preencherLogin(page, igor, senha);
    await expect(page.getByRole('alert')).toHaveText('Usuário e/ou senha incorretos');
    await page.getByLabel('Senha', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Acessar' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('login: dois cliques entram uma vez @principal @sempre', async ({ abrir }) => {
  const page = await abrir(null);
  const entradas = contarPedidos(page, /accounts:signInWithPassword/);
  await page.getByLabel('E-mail').fill(igor);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Acessar' }).dblclick();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(entradas()).toBe(1);
});

test('login sem conexão: diz que nada se perdeu, e entra quando ela volta', async ({ abrir, vigia }) => {
  vigia.tolerar(...LINHAS_DA_REDE);
  const page = await abrir(null);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await preencherLogin(page, igor);
  await expect(page.getByRole('alert')).toContainText('Nada foi perdido');
  await voltarAConexao(page);
  await expect(page.getByLabel('E-mail')).toHaveValue(igor);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('esqueci a senha: enganos, conexão perdida, um pedido só, a mesma resposta para todos', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE);
  const page = await abrir(null);
  await page.getByLabel('E-mail').fill('não é e-mail');
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Esqueci a senha' });
  const campo = dialogo.getByLabel('E-mail');
  const enviar = dialogo.getByRole('button', { name: 'Enviar link' });
  await expect(campo).toHaveValue('não é e-mail');
  await enviar.click();
  await expect(dialogo.getByText('E-mail inválido')).toBeVisible();
  await campo.fill('  ');
  await enviar.click();
  await expect(dialogo.getByText('E-mail obrigatório')).toBeVisible();
  await campo.fill(`${'a'.repeat(10_000)}@aurora.exemplo`);
  await enviar.click();
  await expect(dialogo.getByText('E-mail inválido')).toBeVisible();

  // Somebody nobody knows gets the answer everybody gets.
  await campo.fill('ninguem@aurora.exemplo');
  await page.context().setOffline(true);
  await enviar.click();
  await expect(dialogo.getByText(/Nada foi perdido/)).toBeVisible();
  await voltarAConexao(page);
  const pedidos = contarPedidos(page, /sendResetPasswordToUserEmail/);
  await enviar.dblclick();
  await expect(dialogo.getByText('Verifique seu e-mail para redefinir sua senha.')).toBeVisible();
  expect(pedidos()).toBe(1);
});
