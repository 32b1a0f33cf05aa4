/** Browsers that forbid storage, have no room left, or open a database that never answers: from opening to the result. */
import type { Page } from '@playwright/test';
import { db, expect, pessoa, preencherLogin, SENHA, test, unico } from './apoio';
import { caminhos } from '@/domain/comum/caminhos';
import { comecar, umaEmpresa } from './inscricao';
import { publicado } from './publicado';
import { LINHAS_DA_REDE, voltarAConexao } from './rede';
import { type Impedimento, impedir } from './semGuarda';
import { verConvidados } from './passos';

const TELEFONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SALVO = /^Salvo às \d\d:\d\d$/;
const NAO_GUARDA = /Este navegador não guarda/;
const { licenciadaId, empresaId } = pessoa('helena-duarte').empresa.contexto;
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test.describe.configure({ mode: 'parallel' });

type Abrir = (uid: null, caminho?: string, opcoes?: object) => Promise<Page>;
/** A page of such a browser, at the address. */
async function abrirEm(abrir: Abrir, qual: Impedimento, caminho: string, opcoes: object = {}) {
  const page = await abrir(null, 'about:blank', opcoes);
  await impedir(page.context(), qual);
  await page.goto(caminho);
  return page;
}

/** Each somebody of their own: that they are here is written once a day, and two browsers would meet there. */
const QUEM = { proibido: 'heloisa-teles', cheio: 'gustavo-amaral', mudo: 'paulo-vasques' };

async function entrar(page: Page, qual: Impedimento) {
  const { email, nome } = pessoa(QUEM[qual]).colaborador;
  // What will be lost is said before anybody signs in; a database alone is not missed.
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await expect(page.getByText(NAO_GUARDA)).toHaveCount(qual === 'mudo' ? 0 : 1);
  await preencherLogin(page, email, SENHA, true);
  await expect(botao(page, `Conta de ${nome}`)).toBeVisible();
  await page.getByRole('link', { name: 'Ideias' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('armazenamento proibido: entra, e a sessão dura o que dura a página @principal', async ({ abrir }) => {
  const page = await abrirEm(abrir, 'proibido', '/');
  await entrar(page, 'proibido');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
});

for (const qual of ['cheio', 'mudo'] as const)
  test(`armazenamento ${qual}: entra`, async ({ abrir }) => {
    const page = await abrirEm(abrir, qual, '/');
    await entrar(page, qual);
  });

async function umLinkAberto(abrir: (uid: string, caminho: string) => Promise<Page>, nome: string) {
  await publicado(nome, { autenticaInicio: true });
  const admin = await abrir('helena-duarte', '/convidarColaboradores');
  await verConvidados(admin, nome);
  await botao(admin, 'Convidar colaboradores').click();
  const dialogo = admin.getByRole('dialog', { name: `Convidar para ${nome}` });
  await dialogo.getByText('Copiar link', { exact: true }).click();
  await botao(admin, 'Criar link').click();
  const endereco = new URL((await dialogo.getByText(/#link=/).textContent()) ?? '');
  return `${endereco.pathname}${endereco.hash}`;
}

for (const qual of ['proibido', 'cheio', 'mudo'] as const)
  test(`armazenamento ${qual}: responde por um link aberto, sem conexão no meio, até o fim`, async ({
    abrir,
    vigia,
  }) => {
    vigia.tolerar(...LINHAS_DA_REDE);
    const nome = unico('Sem guarda');
    const caminho = await umLinkAberto(abrir, nome);
    const page = await abrirEm(abrir, qual, caminho, TELEFONE);
    await page.getByLabel('Nome').fill('Lia do Link');
    await page.getByLabel('E-mail', { exact: true }).fill('lia@exemplo.com.br');
    await botao(page, 'Começar a responder').click();
    const naoFica = page.getByText(/^Este navegador não guarda onde você parou/);
    const situacao = page.locator('[data-situacao]');
    await page.getByLabel('9', { exact: true }).check();
    await expect(situacao).toHaveText(SALVO);
    await expect(naoFica).toHaveCount(qual === 'mudo' ? 0 : 1);
    await page.context().setOffline(true);
    await page.getByLabel('Não', { exact: true }).check();
    await expect(situacao).toHaveText(
      qual === 'mudo'
        ? 'Sem conexão. Salvo neste aparelho'
        : 'Sem conexão. Este navegador não guarda respostas. Não feche a página até que sejam salvas',
    );
    await voltarAConexao(page);
    await expect(situacao).toHaveText(SALVO);
    await botao(page, 'Avançar').click();
    await page.getByLabel('Sim', { exact: true }).check();
    await botao(page, 'Finalizar').click();
    await expect(page.getByRole('heading', { name: 'Questionário respondido com sucesso!' })).toBeVisible();
  });

for (const qual of ['proibido', 'cheio'] as const)
  test(`armazenamento ${qual}: vota, e recebe o recibo`, async ({ abrir }) => {
    const page = await abrirEm(abrir, qual, '/votarEmpresaInspiradora/premio-inovacao/lideranca', {
      ...TELEFONE,
      // Network and program stand for the ballot that is not kept: every run is another voter.
      userAgent: unico('Navegador'),
    });
    await botao(page, 'Começar a votar').tap();
    await botao(page, /^Indústria/).tap();
    await page.locator('fieldset label').first().tap();
    await botao(page, 'Votar').tap();
    await botao(page, 'Finalizar').tap();
    await page.getByLabel('Não sou um robô').check();
    await botao(page, 'Confirmar votos').tap();
    await expect(page.getByRole('heading', { name: 'Seu voto já foi registrado!' })).toBeVisible();
    await expect(page.locator('code')).toHaveText(/\S/);
  });

async function escolher(page: Page, rotulo: string | RegExp, opcao: string) {
  await page.getByRole('combobox', { name: rotulo }).click();
  await page.getByRole('option', { name: opcao }).click();
}

for (const qual of ['proibido', 'cheio'] as const)
  test(`armazenamento ${qual}: uma empresa se cadastra, com a conexão perdida no meio`, async ({
    abrir,
    vigia,
  }) => {
    vigia.tolerar(...LINHAS_DA_REDE);
    const projeto = 'premio-inovacao';
    const page = await abrirEm(
      abrir,
      qual,
      `/auto-cadastro/${licenciadaId}/${empresaId}/${projeto}`,
      TELEFONE,
    );
    const doProjeto = await db.doc(caminhos.projeto({ licenciadaId, empresaId }, projeto)).get();
    await expect(page.getByRole('heading', { name: String(doProjeto.get('nome')) })).toBeVisible();
    const { cnpj, email } = await umaEmpresa(page);
    await comecar(page, cnpj);
    await escolher(page, 'Porte', 'Médio Porte');
    await escolher(page, 'Número de colaboradores', 'Até 50');
    await escolher(page, 'Categoria', 'Indústria');
    await escolher(page, /^Embaixador/, 'Marisa Couto');
    await page.getByLabel('Nome do responsável').fill('Dona da Empresa');
    await page.getByLabel('E-mail do responsável').fill(email);
    await page.getByLabel('Telefone do responsável').fill('47999998888');
    await expect(page.getByText(/^Este navegador não guarda rascunhos/)).toBeVisible();
    await botao(page, 'Cadastrar empresa').click();
    const termos = page.getByRole('dialog', { name: 'Termos da inscrição' });
    await termos.getByLabel('Não sou um robô').check();
    await termos.getByLabel(/^Li o regulamento/).check();
    await termos.getByLabel(/^Declaro que a empresa/).check();
    await page.context().setOffline(true);
    await botao(page, 'Aceitar e cadastrar').click();
    await expect(termos.getByText(/tente de novo|conexão/i).first()).toBeVisible();
    await voltarAConexao(page);
    // A captcha's answer counts once.
    const robo = termos.getByLabel('Não sou um robô');
    if (!(await robo.isChecked())) await robo.check();
    await botao(page, 'Aceitar e cadastrar').click();
    await expect(page.getByRole('heading', { name: 'Empresa cadastrada com sucesso!' })).toBeVisible();
  });
