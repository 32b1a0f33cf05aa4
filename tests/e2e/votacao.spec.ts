/** Voting for an inspiring company on a phone, and what the organiser does with the votes (part 3 §2, §4; decisions Q240 to Q245). */
import type { Page } from '@playwright/test';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { APARELHOS } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { carta } from './cartas';
import { conferir } from './conferir';
import { foto } from './fotos';
import { LINHAS_DA_REDE, voltarAConexao } from './rede';

const TELEFONE = APARELHOS.iphone;
/** The demo's open voting. The short address names no organiser. */
const CURTO = '/votarEmpresaInspiradora/premio-inovacao/lideranca';
const { contexto } = pessoa('helena-duarte').empresa;
const INTEIRO = `/votarEmpresaInspiradora/${contexto.licenciadaId}/${contexto.empresaId}/lideranca`;
const VOTAR = '**/votacaoFunctions-votar';

const titulo = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const tocar = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).tap();
const provarPessoa = (page: Page) => page.getByLabel('Não sou um robô').check();

/** From the list of categories: the company in that place of the list. Gives its name. */
async function escolher(page: Page, categoria: RegExp, lugar = 0): Promise<string> {
  await tocar(page, categoria);
  const opcao = page.locator('fieldset label').nth(lugar);
  await opcao.tap();
  const nome = (await opcao.textContent()) ?? '';
  await tocar(page, 'Votar');
  return nome;
}
/** Choices of one category, up to the page that confirms them. */
async function ateConfirmar(page: Page, categoria: RegExp, lugar = 0) {
  await tocar(page, 'Começar a votar');
  const nome = await escolher(page, categoria, lugar);
  await tocar(page, 'Finalizar');
  await expect(titulo(page, 'Confirme os seus votos')).toBeVisible();
  return nome;
}
const recibo = async (page: Page) => (await page.locator('code').textContent()) ?? '';
/** What is stored of a receipt's ballot: category and company. */
async function guardados(doRecibo: string) {
  const { docs } = await db
    .collection(caminhosDaVotacao.votos(contexto, 'lideranca'))
    .where('cedula', '==', doRecibo.split('.')[0])
    .get();
  return docs.map((d) => [String(d.get('categoria')), String(d.get('empresa'))] as const);
}

test.describe.configure({ mode: 'parallel' });

test('seis páginas num telefone: sem conexão e com a resposta perdida o voto chega uma vez @principal', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE);
  const page = await abrir(null, CURTO, TELEFONE);
  const captchas: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().includes('recaptcha')) captchas.push(pedido.url());
  });
  await expect(titulo(page, /^Prêmio Empresa Inovadora/)).toBeVisible();
  expect(new URL(page.url()).pathname, 'uma só forma do endereço segue adiante').toBe(INTEIRO);
  await conferir(page, 'votar-inicio');
  await page.setViewportSize(TELEFONE.viewport);
  await tocar(page, 'Começar a votar');
  await expect(titulo(page, 'Escolha a categoria')).toBeFocused();
  await foto(page, 'votacao');
  await conferir(page, 'votar-categorias');
  await page.setViewportSize(TELEFONE.viewport);

  await tocar(page, /^Cooperativas/);
  await tocar(page, 'Votar');
  await expect(page.getByRole('alert')).toHaveText('Escolha uma empresa.');
  await conferir(page, 'votar-empresas');
  await page.setViewportSize(TELEFONE.viewport);
  await tocar(page, 'Voltar às categorias');
  await escolher(page, /^Cooperativas/);
  await expect(titulo(page, 'Obrigado pela sua escolha!')).toBeVisible();
  await conferir(page, 'votar-obrigado');
  await page.setViewportSize(TELEFONE.viewport);
  await tocar(page, 'Votar em outra categoria');
  await expect(page.getByRole('button', { name: /^Cooperativas/ })).toBeHidden();
  await escolher(page, /^Indústria/);
  expect(captchas, 'o captcha só vem na sua página').toEqual([]);
  await tocar(page, 'Finalizar');
  await provarPessoa(page);
  await conferir(page, 'votar-confirmar');
  await page.setViewportSize(TELEFONE.viewport);
  expect(captchas.length).toBeGreaterThan(0);

  const naoSabemos = page.getByText(/^Não sabemos se os votos chegaram/);
  await page.context().setOffline(true);
  await tocar(page, 'Confirmar votos');
  await expect(naoSabemos).toBeVisible();
  await voltarAConexao(page);
  let respostas = 0;
  await page.route(
    VOTAR,
    async (rota) => {
      respostas += (await rota.fetch()).ok() ? 1 : 0;
      await rota.abort('connectionreset');
    },
    { times: 1 },
  );
  await tocar(page, 'Confirmar votos');
  await expect.poll(() => respostas, 'os votos chegaram, e a resposta se perdeu').toBe(1);
  await expect(naoSabemos).toBeVisible();
  await tocar(page, 'Confirmar votos');
  await expect(titulo(page, 'Seu voto já foi registrado!')).toBeVisible();
  await conferir(page, 'votar-fim');
  await page.setViewportSize(TELEFONE.viewport);
  const codigo = await recibo(page);
  expect((await guardados(codigo)).map(([categoria]) => categoria).toSorted()).toEqual([
    'Cooperativas',
    'Indústria',
  ]);

  await page.reload();
  await expect(titulo(page, 'Seu voto já foi registrado!')).toBeVisible();
  const [conferido] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Conferir recibo' }).tap(),
  ]);
  await conferido.getByRole('button', { name: 'Conferir' }).click();
  await expect(conferido.getByText('Cooperativas: contado')).toBeVisible();
  await expect(conferido.getByText('Indústria: contado')).toBeVisible();
  await conferir(conferido, 'votar-recibo');
});

test('quem não resolve o captcha confirma por e-mail, e uma caixa postal vota uma vez', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(/status of 400/);
  const email = `${unico('voto').replace(' ', '-')}@exemplo.com.br`;
  const votar = async (lugar: number) => {
    const page = await abrir(null, INTEIRO, TELEFONE);
    await ateConfirmar(page, /^Indústria/, lugar);
    await tocar(page, /confirmar por e-mail$/);
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    return page;
  };
  const page = await votar(0);
  await tocar(page, 'Enviar código');
  const codigo = page.getByLabel('Código');
  await codigo.fill('000000');
  await tocar(page, 'Confirmar votos');
  await expect(page.getByText(/^O código não confere ou venceu/)).toBeVisible();
  await conferir(page, 'votar-por-email');
  await page.setViewportSize(TELEFONE.viewport);
  const { subject } = await carta(email, /é o seu código para votar$/);
  await codigo.fill(subject.slice(0, 6));
  await tocar(page, 'Confirmar votos');
  await expect(titulo(page, 'Seu voto já foi registrado!')).toBeVisible();
  const antes = await guardados(await recibo(page));

  const outra = await votar(1);
  await tocar(outra, 'Enviar código');
  await outra.getByLabel('Código').fill(subject.slice(0, 6));
  await tocar(outra, 'Confirmar votos');
  await expect(outra.getByText(/vale o primeiro voto\.$/)).toBeVisible();
  expect(await guardados(await recibo(outra))).toEqual(antes);
});

test('a administradora vê os votos por categoria, e anula e aceita com um motivo', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/resultadoVotacaoEmpresaInspiradora');
  await page
    .getByLabel('Projeto', { exact: true })
    .selectOption({ label: `Prêmio Empresa Inovadora ${new Date().getFullYear()}` });
  await page.getByLabel('Questionário', { exact: true }).selectOption('lideranca');
  const industria = page.getByRole('region', { name: 'Indústria' });
  await expect(industria.getByText(/^\d+ votos \(/).first()).toBeVisible();
  await industria.getByRole('button', { name: 'Ver mais de Indústria' }).click();
  await expect(industria.getByRole('listitem').first()).toContainText(/voto/);

  const revisao = page.getByRole('region', { name: 'Revisão de votos' });
  const voto = revisao.getByRole('listitem').first();
  const marcar = () => voto.getByRole('checkbox').check();
  await marcar();
  await revisao.getByRole('button', { name: 'Anular votos' }).click();
  await expect(revisao.getByText('Escreva o motivo em ao menos 3 letras.')).toBeVisible();
  await conferir(page, 'resultado-da-votacao');
  await page.setViewportSize({ width: 1280, height: 800 });
  const motivo = unico('Mesma rede');
  await revisao.getByRole('textbox', { name: 'Motivo' }).fill(motivo);
  await revisao.getByRole('button', { name: 'Anular votos' }).click();
  await expect(page.getByText('Decisão registrada')).toBeVisible();
  await revisao.getByLabel('Mostrar').selectOption('ANULADO');
  const anulado = revisao.getByRole('listitem').filter({ hasText: motivo });
  await expect(anulado).toHaveCount(1);
  await conferir(page, 'votos-anulados');
  await page.setViewportSize({ width: 1280, height: 800 });

  // A decision may be changed while the count is open.
  await anulado.getByRole('checkbox').check();
  await revisao.getByRole('textbox', { name: 'Motivo' }).fill('Conferido com a empresa');
  await revisao.getByRole('button', { name: 'Aceitar votos' }).click();
  await expect(anulado).toHaveCount(0);
});
