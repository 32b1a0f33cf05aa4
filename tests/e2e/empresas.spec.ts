/** Companies, guest companies and licensees (part 1 §2, §5 and §7) on the screens of those who manage them. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { caminhos } from '@/domain/comum/caminhos';
import { APARELHOS } from './aparelhos';
import { type Abrir, db, expect, test, unico } from './apoio';

/** The first call of a function waits until the emulator has loaded it. */

/** A picture larger than a logo may be, drawn in the page: the form has to scale it down. */
async function imagemGrande(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const tela = document.createElement('canvas');
    tela.width = tela.height = 1600;
    const pincel = tela.getContext('2d');
    if (!pincel) throw new Error('O navegador não desenha.');
    for (let i = 0; i < 4_000; i++) {
      pincel.fillStyle = `hsl(${(i * 47) % 360} 80% 50%)`;
      pincel.fillRect((i * 131) % 1600, (i * 577) % 1600, 60, 60);
    }
    return tela.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

async function escolher(formulario: Locator, rotulo: string, opcao: string) {
  await formulario.getByLabel(rotulo, { exact: true }).click();
  await formulario.page().getByRole('option', { name: opcao, exact: true }).click();
}

/** The registry's answer stands on a card; 'Corrigir' opens its fields. */
async function buscar(formulario: Locator, cnpj: string, ...achado: string[]) {
  await formulario.getByLabel('CNPJ', { exact: true }).fill(cnpj);
  const cartao = formulario.getByRole('group', { name: 'Empresa encontrada na base nacional' });
  for (const texto of achado) await expect(cartao).toContainText(texto);
  await cartao.getByRole('button', { name: 'Corrigir' }).click();
  await expect(cartao).toBeHidden();
}

/** What the registry does not know. */
async function completar(formulario: Locator, nome: string, email: string) {
  await formulario.getByLabel('Nome fantasia').fill(nome);
  await formulario.getByLabel('E-mail', { exact: true }).fill('contato@empresa.exemplo');
  await escolher(formulario, 'Número de colaboradores', 'De 51 a 100');
  const setores = formulario.getByLabel('Setores', { exact: true });
  await setores.fill('Pesquisa de campo');
  await setores.press('Enter');
  await setores.press('Escape');
  await formulario.getByLabel('Número', { exact: true }).fill('100');
  await formulario.getByLabel('Bairro').fill('Centro');
  await formulario.getByLabel('Nome do responsável').fill('Rosa Responsável');
  await formulario.getByLabel('E-mail do responsável').fill(email);
  await formulario.getByLabel('Telefone do responsável').fill('34998800100');
}

const acaoDe = async (page: Page, nome: string, acao: string) => {
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: acao }).click();
};

test('uma administradora cadastra, muda, inativa e remove uma empresa', async ({ abrir, vigia }) => {
  // The refusal of a CNPJ that is taken, which the browser writes down.
  vigia.tolerar(/status of 400/);
  const nome = unico('Serra Azul');
  const page = await abrir('helena-duarte', '/empresas');
  await expect(page.getByRole('heading', { name: 'Empresas' })).toBeVisible();

  await test.step('o CNPJ com letras preenche o cadastro', async () => {
    await page.getByRole('button', { name: 'Adicionar Empresa' }).click();
    const formulario = page.getByRole('dialog', { name: 'Cadastro de empresa' });
    await expect(formulario.getByRole('textbox')).toHaveCount(1);
    await buscar(formulario, 'a1b2c3d4000193', 'Fazenda Serra Azul Agropecuaria LTDA', 'Uberlândia/MG');
    await expect(formulario.getByLabel('CNPJ', { exact: true })).toHaveValue('A1.B2C.3D4/0001-93');
    await expect(formulario.getByLabel('Razão social')).toHaveValue('Fazenda Serra Azul Agropecuaria LTDA');
    await expect(formulario.getByLabel('Código CNAE')).toHaveValue('0151201');
    await expect(formulario.getByLabel('Estado')).toHaveValue('MG');
    await expect(formulario.getByLabel('Cidade')).toHaveValue('Uberlândia');
  });

  await test.step('a logomarca grande é reduzida antes de ser enviada', async () => {
    const formulario = page.getByRole('dialog', { name: 'Cadastro de empresa' });
    const buffer = await imagemGrande(page);
    await formulario
      .locator('input[type=file]')
      .setInputFiles({ name: 'Logo Serra.png', mimeType: 'image/png', buffer });
    await expect(formulario.getByRole('button', { name: /^Remover Logo Serra/ })).toBeVisible();
    await expect(formulario.getByText('Enviando…')).toHaveCount(0);
    await expect(formulario.locator('li img')).toBeVisible();
  });

  await test.step('o que faltar é dito; completo, é cadastrado', async () => {
    const formulario = page.getByRole('dialog', { name: 'Cadastro de empresa' });
    await formulario.getByRole('button', { name: 'Cadastrar empresa' }).click();
    await expect(formulario.getByText('Escolha ao menos um setor.')).toBeVisible();
    await formulario.getByRole('button', { name: 'Responsável: 3' }).click();
    await expect(formulario.getByLabel('Nome do responsável')).toBeFocused();
    await expect(formulario.getByLabel('Nome do responsável')).toBeInViewport();
    await completar(formulario, nome, 'rosa.serra@empresa.exemplo');
    await formulario.getByRole('button', { name: 'Cadastrar empresa' }).click();
    await expect(page.getByText('Empresa cadastrada com sucesso!')).toBeVisible();
    await expect(page.getByRole('row', { name: nome })).toContainText('A1.B2C.3D4/0001-93');
    const achadas = await db
      .collection(caminhos.empresas('inova-sul'))
      .where('nomeFantasia', '==', nome)
      .get();
    const [image] = achadas.docs[0]?.get('image') ?? [];
    expect(image.size).toBeLessThanOrEqual(300 * 1024);
  });

  await test.step('o mesmo CNPJ não entra duas vezes', async () => {
    await page.getByRole('button', { name: 'Adicionar Empresa' }).click();
    const formulario = page.getByRole('dialog', { name: 'Cadastro de empresa' });
    await buscar(formulario, 'A1B2C3D4000193', 'Uberlândia/MG');
    await completar(formulario, nome, 'outra@empresa.exemplo');
    await formulario.getByRole('button', { name: 'Cadastrar empresa' }).click();
    await expect(formulario.getByRole('alert')).toContainText('Empresa já cadastrada');
    await formulario.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
  });

  await test.step('filtra pelo nome, muda, inativa, ativa e remove', async () => {
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByLabel('Nome fantasia').fill(nome);
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await acaoDe(page, nome, 'Editar');
    const formulario = page.getByRole('dialog', { name: 'Cadastro de empresa' });
    await formulario.getByLabel('Complemento (opcional)').fill('Galpão 2');
    await formulario.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Atualizado com sucesso!')).toBeVisible();
    await acaoDe(page, nome, 'Inativar');
    await page.getByRole('button', { name: 'Sim' }).click();
    await expect(page.getByText('Empresa inativada')).toBeVisible();
    await expect(page.getByRole('row', { name: nome })).toContainText('Inativa');
    await acaoDe(page, nome, 'Ativar');
    await expect(page.getByRole('row', { name: nome })).toContainText('Ativa');
    await acaoDe(page, nome, 'Remover');
    await expect(page.getByText(`Tem certeza que deseja remover a empresa "${nome}"?`)).toBeVisible();
    await page.getByRole('button', { name: 'Sim' }).click();
    await expect(page.getByText('Nada encontrado!')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
    await expect(page.getByRole('row', { name: 'Metalúrgica Aurora' })).toBeVisible();
  });
});

test('uma empresa convidada recebe o convite e aparece entre as convidadas', async ({ abrir }) => {
  const nome = unico('Doces da Joana');
  const page = await abrir('helena-duarte', '/empresas-convidadas');
  await page.getByRole('button', { name: 'Convidar' }).click();
  const convite = page.getByRole('dialog', { name: 'Enviar convite' });
  await convite.getByRole('button', { name: 'Enviar convite' }).click();
  for (const falta of ['CNPJ é obrigatório', 'Nome é obrigatório', 'E-mail é obrigatório'])
    await expect(convite.getByText(falta)).toBeVisible();
  await convite.getByLabel('CNPJ').fill('A87HBZHB000161');
  await expect(convite.getByText('Joana Modelo da Silva', { exact: true })).toBeVisible();
  await convite.getByLabel('Nome', { exact: true }).fill(nome);
  await convite.getByLabel('E-mail do responsável pelo projeto').fill('joana.modelo@doces.exemplo');
  await convite.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Convite enviado com sucesso!')).toBeVisible();
  await expect(page.getByRole('row', { name: nome })).toContainText('A8.7HB.ZHB/0001-61');
  await expect(async () => {
    const resposta = await fetch(`${process.env['MAILBOX_URL']}/api/mails?to=joana.modelo%40doces.exemplo`);
    const cartas = (await resposta.json()) as { subject: string }[];
    expect(cartas.map(({ subject }) => subject)).toEqual([`Convite para ${nome}`]);
  }).toPass();
});

/** The platform's MASTER brings in a licensee and its first company, and puts the invitation's address right. */
async function primeiraEmpresa(
  abrir: Abrir,
  aparelho: BrowserContextOptions,
  [cnpj, razaoSocial, cidade]: readonly [string, string, string],
) {
  const nome = unico('Instituto Vento Leste');
  const page = await abrir('otavio-brandao', '/', aparelho);
  await expect(page.getByRole('heading', { name: 'Licenciadas' })).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar Licenciada' }).click();
  const formulario = page.getByRole('dialog', { name: 'Cadastro de licenciada' });
  await formulario.getByLabel('Nome', { exact: true }).fill(nome);
  await formulario.getByLabel('E-mail').fill('contato@ventoleste.exemplo');
  const buffer = await imagemGrande(page);
  for (const name of ['claro.png', 'escuro.png']) {
    await formulario.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(
      formulario.getByRole('button', { name: new RegExp(`^Remover ${name.slice(0, 5)}`) }),
    ).toBeVisible();
  }
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cadastrado com sucesso!')).toBeVisible();
  await acaoDe(page, nome, 'Adicionar Empresa');
  const empresa = page.getByRole('dialog', { name: 'Cadastro de empresa' });
  await buscar(empresa, cnpj, razaoSocial, cidade);
  const boaVista = unico('Boa Vista');
  await completar(empresa, boaVista, 'rosa.boavista@empresa.exemplo');
  await empresa.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page.getByText('Empresa cadastrada com sucesso!')).toBeVisible();

  // The address was mistyped: another one is invited, from the licensee's own page.
  await page.getByRole('link', { name: nome }).click();
  await expect(page.getByRole('heading', { name: `Empresas de ${nome}` })).toBeVisible();
  const linha = page.getByRole(aparelho.isMobile ? 'listitem' : 'row').filter({ hasText: boaVista });
  await expect(linha.getByText('rosa.boavista@empresa.exemplo')).toBeVisible();
  await expect(linha.getByText('Aguardando resposta')).toBeVisible();
  await acaoDe(page, boaVista, 'Outro endereço para Rosa Responsável');
  const outro = page.getByRole('dialog', { name: 'Convidar por outro endereço' });
  await outro.getByLabel('E-mail').fill('rosa@boavista.exemplo');
  await outro.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Convite enviado com sucesso!')).toBeVisible();
  await expect(linha.getByText('rosa@boavista.exemplo')).toBeVisible();
  await expect(linha.getByText('rosa.boavista@empresa.exemplo')).toBeHidden();
}

test('a plataforma cadastra uma licenciada e a primeira empresa dela @principal', ({ abrir }) =>
  primeiraEmpresa(abrir, {}, ['11222333000181', 'Metalurgica Boa Vista', 'Campinas/SP']));

test('a plataforma cadastra uma licenciada e a primeira empresa dela, num celular', ({ abrir }) =>
  primeiraEmpresa(abrir, APARELHOS.android, [
    // Another one than on the desk: a CNPJ is registered once.
    '11444777000161',
    'Padaria Vento Sul',
    'Florianópolis/SC',
  ]));

test('quem não administra a licenciada não cadastra nem convida, e vê só as suas', async ({ abrir }) => {
  const page = await abrir('rafael-nogueira', '/empresas');
  await expect(page.getByRole('row', { name: 'Metalúrgica Aurora' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  for (const botao of ['Adicionar Empresa', 'Convidar'])
    await expect(page.getByRole('button', { name: botao })).toHaveCount(0);
  // 'Perfil recomendado' leaves companies to the team and the administrators.
  const membro = await abrir('camila-prado', '/empresas');
  await expect(membro.getByRole('heading', { name: 'Acesso negado' })).toBeVisible();
});

test('quem está em duas empresas lista as de onde está, e só onde o pode', async ({ abrir }) => {
  const page = await abrir('beatriz-lacerda', '/empresas');
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible();
  await page.getByLabel('Empresa', { exact: true }).selectOption({ label: 'Laticínios Serra Verde' });
  await expect(page.getByRole('banner')).toContainText('Laticínios Serra Verde');
  await page.goto('/empresas');
  await expect(page.getByRole('row', { name: 'Confecções Beira-Mar' })).toBeVisible();
});
