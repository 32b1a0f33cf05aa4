/** Visitors bring a company in (part 3 §2): by themselves on a phone, the mail followed; closed, wrong, without captcha. */
import { caminhos } from '@/domain/comum/caminhos';
import { rotaDaVotacao } from '@/domain/votacao/endereco';
import { APARELHOS, escolherNoCelular } from './aparelhos';
import { db, expect, pessoa, test } from './apoio';
import { carta, link } from './cartas';
import { conferir } from './conferir';
import { comecar, umaEmpresa } from './inscricao';
import { insistir } from './passos';

const { licenciadaId, empresaId } = pessoa('helena-duarte').empresa.contexto;
const PREMIO = 'premio-inovacao';
const AUTOCADASTRO = `/auto-cadastro/${licenciadaId}/${empresaId}/${PREMIO}`;
const EXTERNA = `/projeto/${empresaId}/${PREMIO}/${licenciadaId}`;

test.describe.configure({ mode: 'parallel' });

const nomeDoProjeto = async () =>
  String((await db.doc(caminhos.projeto({ licenciadaId, empresaId }, PREMIO)).get()).get('nome'));

test('uma empresa se cadastra sozinha no celular, e quem a administra entra pelo e-mail @principal', async ({
  abrir,
}) => {
  const page = await abrir(null, AUTOCADASTRO, APARELHOS.android);
  await expect(page.getByRole('heading', { name: await nomeDoProjeto() })).toBeVisible();
  await conferir(page, 'autocadastro');
  await page.setViewportSize(APARELHOS.android.viewport);
  const { cnpj, email, nome } = await umaEmpresa(page);
  await comecar(page, cnpj);
  await expect(page.getByRole('group', { name: 'Empresa encontrada na base nacional' })).toContainText(nome);
  await conferir(page, 'autocadastro-formulario');
  await page.setViewportSize(APARELHOS.android.viewport);
  await page.getByRole('button', { name: 'Cadastrar empresa' }).tap();
  await expect(page.getByText('Escolha a categoria.')).toBeVisible();
  await escolherNoCelular(page, 'Porte', 'Médio Porte');
  await escolherNoCelular(page, 'Número de colaboradores', 'Até 50');
  await escolherNoCelular(page, 'Categoria', 'Indústria');
  await escolherNoCelular(page, /^Embaixador/, 'Marisa Couto');
  await page.getByLabel('Nome do responsável').fill('Dona da Empresa');
  await page.getByLabel('E-mail do responsável').fill(email);
  await page.getByLabel('Telefone do responsável').fill('47999998888');
  await page.getByRole('button', { name: 'Cadastrar empresa' }).tap();
  const termos = page.getByRole('dialog', { name: 'Termos da inscrição' });
  await termos.getByLabel('Não sou um robô').check();
  await conferir(page, 'autocadastro-termos');
  await page.setViewportSize(APARELHOS.android.viewport);
  await termos.getByLabel(/^Li o regulamento/).check();
  await termos.getByLabel(/^Declaro que a empresa/).check();
  await termos.getByRole('button', { name: 'Aceitar e cadastrar' }).tap();
  await expect(page.getByRole('heading', { name: 'Empresa cadastrada com sucesso!' })).toBeVisible();
  await conferir(page, 'autocadastro-pronto');

  const convite = await carta(email, /^Convite para /);
  const dela = await abrir(null, link(convite, /\/convite\//));
  await dela.getByLabel('Senha', { exact: true }).fill('minha-senha-1');
  await dela.getByLabel('Confirmar senha').fill('minha-senha-1');
  await dela.getByRole('button', { name: 'Salvar e acessar' }).click();
  await expect(dela.getByRole('button', { name: 'Conta de Dona da Empresa' })).toBeVisible();
  // A trigger writes what the company reads of its projects. The page does not follow it: it is opened again.
  await insistir(async (paciencia) => {
    await dela.goto('/diagnosticoEmpresa');
    await expect(dela.getByText(await nomeDoProjeto()).first()).toBeVisible(paciencia);
  });
});

test('a página do projeto inscreve com três campos e a categoria, em que a empresa concorre; sem o captcha diz por quê, e ele volta', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(/net::ERR_FAILED/);
  const page = await abrir(null, EXTERNA, APARELHOS.android);
  await page.route('**/recaptcha/api.js*', (rota) => rota.abort());
  const { cnpj, email, nome } = await umaEmpresa(page);
  await comecar(page, cnpj);
  await expect(page.getByLabel('Nome da empresa')).not.toHaveValue('');
  const confirmar = page.getByRole('button', { name: 'Confirmar inscrição' });
  await expect(confirmar).toBeDisabled();
  await page.getByLabel('E-mail do responsável pelo projeto').fill(email);
  await page.getByLabel(/^Li o regulamento/).check();
  await page.getByLabel(/^Declaro que a empresa/).check();
  await expect(confirmar).toBeDisabled();
  await page.getByLabel('Categoria').selectOption('Cooperativas');
  await expect(page.getByText(/Não foi possível carregar a verificação/)).toBeVisible();
  await conferir(page, 'inscricao-sem-captcha');
  await page.unroute('**/recaptcha/api.js*');
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await page.getByLabel('Não sou um robô').check();
  await confirmar.tap();
  await expect(page.getByRole('heading', { name: 'Empresa cadastrada com sucesso!' })).toBeVisible();
  await carta(email, /^Convite para /);
  // It stands in the voting, which is open, in the category it chose. A trigger brings it there.
  const votacao = rotaDaVotacao({ licenciadaId, empresaId, questionarioId: 'lideranca' });
  await insistir(async (paciencia) => {
    await page.goto(votacao);
    await page.getByRole('button', { name: 'Começar a votar' }).tap();
    await page.getByRole('button', { name: /^Cooperativas/ }).tap();
    await expect(page.locator('fieldset label').filter({ hasText: nome })).toBeVisible(paciencia);
  });
  // The same company a second time.
  await page.goto(EXTERNA);
  await umaEmpresa(page);
  await comecar(page, cnpj);
  await expect(page.getByLabel('Nome da empresa')).not.toHaveValue('');
  await page.getByLabel('E-mail do responsável pelo projeto').fill(email);
  await page.getByLabel('Categoria').selectOption('Serviços');
  await page.getByLabel(/^Li o regulamento/).check();
  await page.getByLabel(/^Declaro que a empresa/).check();
  await page.getByLabel('Não sou um robô').check();
  vigia.tolerar(/status of 400/);
  await confirmar.tap();
  await expect(page.getByText('Empresa já cadastrada')).toBeVisible();
});

test('um projeto encerrado, um que não abriu e um link errado dizem isso', async ({ abrir, vigia }) => {
  vigia.tolerar(/status of 400/);
  const page = await abrir(null, `/auto-cadastro/${licenciadaId}/${empresaId}/diagnostico-fornecedores`);
  await expect(page.getByText(/^Inscrições encerradas\./)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await conferir(page, 'autocadastro-encerrado');
  // The short form of the address.
  await page.goto(`/auto-cadastro/${empresaId}/maturidade-digital`);
  await expect(page.getByText(/ainda não abriram/)).toBeVisible();
  await page.goto(`/auto-cadastro/${licenciadaId}/${empresaId}/nenhum`);
  await expect(page.getByRole('heading', { name: 'Projeto não encontrado' })).toBeVisible();
  await expect(page.getByText('Verifique se o link está correto e tente novamente.')).toBeVisible();
  await conferir(page, 'autocadastro-errado');
});

test('quem já entrou também pode abrir o endereço, sem a moldura', async ({ abrir }) => {
  const page = await abrir('diego-farias', AUTOCADASTRO);
  await expect(page.getByRole('heading', { name: await nomeDoProjeto() })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0);
  // And goes back in from there.
  await page.goto('/home-ideias');
  await expect(page.getByRole('button', { name: /^Conta de / })).toBeVisible();
});
