/** Entering, leaving and changing company (part 1 §2 and §4; decisions P1, P15, P23). */
import { expect, pessoa, preencherLogin, SENHA, test } from './apoio';
import { abrirFormulario, formularioDaIdeia } from './ideias';
import { sair } from './passos';

const emailDe = (uid: string) => pessoa(uid).colaborador.email;
const INCORRETOS = 'Usuário e/ou senha incorretos';

/** What a refused sign-in leaves in the console: the browser's line about the answer. */
const RECUSA = /status of 40[03]/;

test('senha errada, pessoa desconhecida e conta desabilitada recebem a mesma frase', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(RECUSA);
  const page = await abrir(null);
  const aviso = page.getByRole('alert');
  for (const [email, senha] of [
    [emailDe('igor-bastos'), 'outra-senha'],
    ['ninguem@aurora.exemplo', SENHA],
    [emailDe('sergio-pacheco'), SENHA],
  ] as const) {
    await preencherLogin(page, email, senha);
    await expect(aviso).toHaveText(INCORRETOS);
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    // The next attempt must bring its own answer.
    await page.getByLabel('E-mail').fill('');
    await page.getByRole('button', { name: 'Acessar' }).click();
    await expect(page.getByText('E-mail obrigatório')).toBeVisible();
    await expect(aviso).toHaveCount(0);
  }
});

test('quem não está mais ativo na empresa não entra nela, e pode sair', async ({ abrir }) => {
  const page = await abrir(null);
  await preencherLogin(page, emailDe('nelson-quadros'));
  await expect(page.getByRole('heading', { name: 'Olá, Nelson Quadros!' })).toBeVisible();
  await expect(page.getByText('ainda não está ligada a uma empresa')).toBeVisible();
  await page.getByRole('button', { name: 'Não é você? Sair' }).click();
  // And the form works on for somebody else.
  await preencherLogin(page, emailDe('igor-bastos'));
  await expect(page.getByRole('button', { name: 'Conta de Igor Bastos' })).toBeVisible();
});

test('empresa inativa: sem menu, com o motivo e a saída', async ({ abrir }) => {
  const page = await abrir('patricia-gouveia', '/ideias');
  await expect(page.getByRole('heading', { name: 'Sem acesso ao sistema' })).toBeVisible();
  await expect(page.getByText('Empresa inativa')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await sair(page);
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
});

test('quem não tem a área de gestão é mandado aonde pode ir', async ({ abrir }) => {
  const page = await abrir('joao-batista-reis', '/ideias');
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible();
  await expect(
    page.getByText('Você não possui acesso a este módulo. Navegue para aquele ao qual você possui acesso.'),
  ).toBeVisible();
  // The start is not refused: it is the first page that the recommended profile lets him read.
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/diagnosticoEmpresa$/);
  await expect(page.getByRole('heading', { name: 'Diagnóstico da empresa', level: 1 })).toBeVisible();
});

test('trocar de empresa mostra a outra, e nada da primeira @principal @sempre', async ({ abrir }) => {
  const page = await abrir('beatriz-lacerda', '/ideias');
  const titulo = (await page.getByRole('row').nth(1).getByRole('link').textContent()) ?? '';
  expect(titulo).not.toBe('');
  await page.getByRole('combobox', { name: 'Empresa' }).selectOption('Laticínios Serra Verde');
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole('region', { name: 'Ideias: últimas 10' }).getByRole('row').nth(1),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue('serra-verde');
  await expect(page.getByText('no envase').or(page.getByText('na câmara fria')).first()).toBeVisible();
  await expect(page.getByText(titulo)).toHaveCount(0);
  // The choice is remembered on this device.
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue('serra-verde');
});

test('sem "Lembrar-me", outra aba já está dentro e a primeira continua; fechado o navegador, pede o login', async ({
  abrir,
}) => {
  const page = await abrir(null, '/ideias');
  // Where the login was asked for is where it leads.
  await preencherLogin(page, emailDe('igor-bastos'));
  await expect(page.getByRole('heading', { name: 'Ideias', level: 1 })).toBeVisible();
  const outra = await page.context().newPage();
  // What a link in a mail does: the same page, in a new tab (U1).
  await outra.goto('/ideias');
  await expect(outra.getByRole('heading', { name: 'Ideias', level: 1 })).toBeVisible();
  for (const aba of [page, outra]) {
    await aba.reload();
    await expect(aba.getByRole('button', { name: 'Conta de Igor Bastos' })).toBeVisible();
  }
  // What a browser forgets when it is closed.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
});

test('com "Lembrar-me", outra aba já está dentro; sair em uma sai das duas', async ({ abrir }) => {
  const page = await abrir(null);
  await preencherLogin(page, emailDe('juliana-matos'), SENHA, true);
  await expect(page.getByRole('banner')).toBeVisible();
  const outra = await page.context().newPage();
  await outra.goto('/ideias');
  await abrirFormulario(outra);
  await formularioDaIdeia(outra).getByLabel('Título').fill('Um título que ainda não foi salvo');
  await expect(outra.getByText(/Rascunho guardado às/)).toBeVisible();

  await sair(page);
  // Somebody has written something that signing out would lose.
  const pergunta = page.getByRole('dialog', { name: 'Sair e descartar o que não foi salvo?' });
  await pergunta.getByRole('button', { name: 'Sair e descartar' }).click();
  await expect(outra.getByRole('button', { name: 'Acessar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();

  // The next person at the same tab sees their own things only.
  await preencherLogin(outra, emailDe('leandro-pires'));
  await expect(outra.getByRole('button', { name: 'Conta de Leandro Pires' })).toBeVisible();
  await abrirFormulario(outra);
  await expect(formularioDaIdeia(outra).getByLabel('Título')).toHaveValue('');
  await expect(outra.getByText('Recuperar rascunho não salvo?')).toHaveCount(0);
  const guardado = await outra.evaluate(() => JSON.stringify(localStorage));
  expect(guardado).not.toContain('Um título que ainda não foi salvo');
});
