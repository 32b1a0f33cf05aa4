/** A user without company, signed in by a link: two-step account setup (part 1 §2), and what such links never do (P16). */
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { caminhos } from '@/domain/comum/caminhos';
import { autenticacao } from '@functions/nucleo/contas';
import { randomInt } from 'node:crypto';
import { db, expect, pessoa, preencherLogin, test, unico } from './apoio';

const { licenciadaId } = pessoa('helena-duarte').empresa.contexto;

/** What the operator's command does: an account that the licensee expects, and the token of its link. */
async function esperada(nome: string) {
  const email = `${nome.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@novata.exemplo`;
  const auth = await autenticacao();
  const { uid } = await auth.createUser({ email, displayName: nome, emailVerified: true });
  const usuario = { nome, email, empresas: [], trocarSenha: true, licenciadaId, updatedAt: new Date() };
  await db.doc(caminhos.usuario(uid)).set(usuario);
  return { uid, email, token: await auth.createCustomToken(uid) };
}

test('entra pelo link, cadastra a empresa, define a senha e trabalha @principal', async ({
  abrir,
  vigia,
}) => {
  // The registry does not know a number made up here.
  vigia.tolerar(/api\/cnpj/);
  const nome = unico('Vera Antunes');
  const empresa = unico('Tecelagem Antunes');
  const { email, token } = await esperada(nome);
  const page = await abrir(null, `/?token=${token}`);
  await expect(page.getByRole('heading', { name: `Olá, ${nome}!` })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expect(page.getByText('Passo 1 de 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Não é você? Sair' })).toBeVisible();

  const raiz = `${randomInt(1_000_000, 9_999_999)}D${randomInt(1000, 9999)}`;
  await page.getByLabel('CNPJ', { exact: true }).fill(`${raiz}${digitosDoCnpj(raiz)}`);
  await page.getByLabel('Razão social').fill(`${empresa} Ltda.`);
  await page.getByLabel('Nome fantasia').fill(empresa);
  await page.getByLabel('E-mail', { exact: true }).fill('contato@novata.exemplo');
  await page.getByLabel('Telefone', { exact: true }).fill('5133330000');
  await page.getByLabel('Código CNAE').fill('1311100');
  await page.getByLabel('Atividade principal (CNAE)').fill('Preparação e fiação de fibras de algodão');
  for (const [campo, opcao] of [
    ['Porte', 'Micro Empresa'],
    ['Número de colaboradores', 'Até 50'],
    ['Estado', 'RS'],
  ] as const) {
    await page.getByRole('combobox', { name: campo }).click();
    await page.getByRole('option', { name: opcao, exact: true }).click();
  }
  const setores = page.getByRole('combobox', { name: 'Setores' });
  await setores.fill('Produção');
  await setores.press('Enter');
  await page.getByLabel('CEP').fill('90010000');
  await page.getByLabel('Logradouro').fill('Rua das Hortênsias');
  await page.getByLabel('Número', { exact: true }).fill('100');
  await page.getByLabel('Bairro').fill('Centro');
  await page.getByRole('combobox', { name: 'Cidade' }).fill('Porto Alegre');
  await page.getByRole('combobox', { name: 'Cidade' }).press('Tab');
  await page.getByLabel('Nome do responsável').fill(nome);
  await page.getByLabel('Telefone do responsável').fill('5133330001');
  await expect(page.getByRole('radio', { name: 'Perfil recomendado' })).toBeChecked();
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page.getByText('Empresa cadastrada com sucesso!')).toBeVisible();

  await expect(page.getByText('Passo 2 de 2')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('curta');
  await page.getByLabel('Confirmar senha').fill('curta');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('A senha precisa de ao menos 6 caracteres')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('senha-da-vera');
  await page.getByLabel('Confirmar senha').fill('senha-da-vera');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('button', { name: `Conta de ${nome}` })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(empresa);
  await page.goto('/autorizacoes');
  await page.getByLabel('Acessos').selectOption('Colaborador');
  await expect(page.getByRole('checkbox', { name: 'Ideias: Criar', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Ideias: Remover', exact: true })).not.toBeChecked();

  const depois = await abrir(null);
  await preencherLogin(depois, email, 'senha-da-vera');
  await expect(depois.getByRole('button', { name: `Conta de ${nome}` })).toBeVisible();
});

test('um link de outra conta não troca a sessão sem perguntar, e um link errado diz o que houve', async ({
  abrir,
  vigia,
}) => {
  const { token } = await esperada(unico('Invasora'));
  const page = await abrir('camila-prado', `/?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Trocar de conta?' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: /^Continuar como/ }).click();
  await expect(page.getByRole('button', { name: 'Conta de Camila Prado' })).toBeVisible();

  vigia.tolerar(/400/);
  const errado = await abrir(null, '/?token=inventado');
  await expect(errado.getByRole('alert')).toContainText('Este link de acesso não vale mais.');
  await expect(errado.getByRole('button', { name: 'Acessar' })).toBeVisible();
  expect(errado.url()).not.toContain('token');
});
