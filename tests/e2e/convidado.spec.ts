/** From the invitation to the end of the access (part 1 §4): the mail, the password, the work, the loss of it. */
import { caminhos } from '@/domain/comum/caminhos';
import { db, expect, pessoa, preencherLogin, SENHA, test, unico } from './apoio';
import { carta, link } from './cartas';
import { insistir } from './passos';

const { contexto } = pessoa('helena-duarte').empresa;

test('convidada, entra, trabalha, é desabilitada e perde o acesso no próximo gesto na aba aberta @principal', async ({
  abrir,
  vigia,
}) => {
  const nome = unico('Nina Novata');
  const email = `${nome.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@aurora.exemplo`;

  const admin = await abrir('helena-duarte', '/colaboradores');
  await admin.getByRole('button', { name: 'Adicionar Colaborador' }).click();
  const convidar = admin.getByRole('dialog', { name: 'Adicionar Colaborador' });
  await convidar.getByRole('tab', { name: 'Convidar' }).click();
  await convidar.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(convidar.getByText('Nome obrigatório')).toBeVisible();
  await expect(convidar.getByText('E-mail obrigatório')).toBeVisible();
  await convidar.getByLabel('Nome').fill(nome);
  await convidar.getByLabel('E-mail').fill(email);
  await convidar.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(admin.getByText('Convite enviado com sucesso!').first()).toBeVisible();

  const convite = await carta(email, /^Convite para Metalúrgica Aurora$/);
  const dela = await abrir(null, link(convite));
  await expect(dela.getByRole('heading', { name: 'Convite para Metalúrgica Aurora' })).toBeVisible();
  await expect(dela.getByLabel('E-mail')).toHaveValue(email);
  await dela.getByLabel('Senha', { exact: true }).fill('minha-senha-1');
  await dela.getByLabel('Confirmar senha').fill('minha-senha-2');
  await dela.getByRole('button', { name: 'Salvar e acessar' }).click();
  await expect(dela.getByText('As senhas devem ser iguais')).toBeVisible();
  await dela.getByLabel('Confirmar senha').fill('minha-senha-1');
  await dela.getByRole('button', { name: 'Salvar e acessar' }).click();
  await expect(dela.getByRole('button', { name: `Conta de ${nome}` })).toBeVisible();
  await dela.goto('/ideias');
  await expect(dela.getByRole('heading', { name: 'Tabela de ideias' })).toBeVisible();
  await expect(dela.getByRole('row').nth(1)).toBeVisible();

  const outraVez = await abrir(null, link(convite));
  await expect(outraVez.getByRole('heading', { name: 'Convite já aceito' })).toBeVisible();

  vigia.tolerar(/40[013]/, /consulta falhou: FirebaseError/);
  await admin.goto(`/colaboradores?nome=${encodeURIComponent(nome)}`);
  await admin.getByRole('button', { name: `Ações de ${nome}` }).click();
  await admin.getByRole('menuitem', { name: 'Desabilitar' }).click();
  await admin.getByRole('button', { name: 'Sim' }).click();
  const membro = db.collection(caminhos.colaboradores(contexto)).where('email', '==', email);
  await expect.poll(async () => (await membro.get()).docs[0]?.get('status')).toBe('DISABLED');
  // What the rules refuse has the session look at its access at once. It may have looked by itself before.
  const entrada = dela.getByRole('button', { name: 'Acessar' });
  const titulo = dela.getByRole('columnheader', { name: 'Título' }).getByRole('button');
  await insistir(async (paciencia) => {
    if (!(await entrada.isVisible())) await titulo.click(paciencia);
    expect(await entrada.isVisible()).toBe(true);
  });
  await expect(dela.getByText('Seu acesso a esta empresa não está ativo.')).toBeVisible();

  // The list says so when the account is closed too, which the function does after the membership.
  await expect(admin.getByRole('row', { name: new RegExp(nome) })).toContainText('Desabilitado');
  await preencherLogin(dela, email, 'minha-senha-1');
  await expect(dela.getByText('Usuário e/ou senha incorretos')).toBeVisible();

  await admin.getByRole('button', { name: `Ações de ${nome}` }).click();
  await admin.getByRole('menuitem', { name: 'Habilitar' }).click();
  await expect.poll(async () => (await membro.get()).docs[0]?.get('status')).toBe('ACTIVE');
  const conta = dela.getByRole('button', { name: `Conta de ${nome}` });
  await insistir(async (paciencia) => {
    if (!(await conta.isVisible())) await preencherLogin(dela, email, 'minha-senha-1');
    await expect(conta).toBeVisible(paciencia);
  });
});

test('esqueci a senha: o link do e-mail define outra e entra', async ({ abrir }) => {
  const { email } = pessoa('mariana-fontes').colaborador;
  const page = await abrir(null);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Esqueci a senha' });
  await expect(dialogo.getByLabel('E-mail')).toHaveValue(email);
  await dialogo.getByRole('button', { name: 'Enviar link' }).click();
  await expect(dialogo.getByText('Verifique seu e-mail para redefinir sua senha.')).toBeVisible();

  await page.goto(link(await carta(email, /^Redefinição da sua senha$/)));
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await page.getByLabel('Senha', { exact: true }).fill('senha-da-mariana');
  await page.getByLabel('Confirmar senha').fill('senha-da-mariana');
  await page.getByRole('button', { name: 'Salvar e acessar' }).click();
  await expect(page.getByRole('button', { name: 'Conta de Mariana Fontes' })).toBeVisible();
});

test('quem já trabalha em outra empresa aceita com a conta que tem, e começa na nova', async ({ abrir }) => {
  const { email } = pessoa('elisa-novaes').colaborador;
  const admin = await abrir('helena-duarte', '/colaboradores');
  await admin.getByRole('button', { name: 'Adicionar Colaborador' }).click();
  const convidar = admin.getByRole('dialog', { name: 'Adicionar Colaborador' });
  await convidar.getByRole('tab', { name: 'Convidar' }).click();
  // The form of the tab before has fields of the same names: what came too early went into that one.
  const enviar = convidar.getByRole('button', { name: 'Enviar convite' });
  await expect(enviar).toBeVisible();
  await convidar.getByLabel('Nome').fill('Elisa Novaes');
  await convidar.getByLabel('E-mail').fill(email);
  await enviar.click();
  await expect(admin.getByText('Convite enviado com sucesso!').first()).toBeVisible();

  const dela = await abrir(null, link(await carta(email, /^Convite para Metalúrgica Aurora$/)));
  await dela.getByLabel('Senha', { exact: true }).fill(SENHA);
  await dela.getByRole('button', { name: 'Entrar e aceitar' }).click();
  await expect(dela.getByRole('combobox', { name: 'Empresa' })).toHaveValue(contexto.empresaId);
});
