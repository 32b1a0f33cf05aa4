/** Fingers and little room: 360 and 320 px (400 % zoom), long names and addresses, bars over what one fills in. */
import { caminhos } from '@/domain/comum/caminhos';
import { montar } from '@functions/emails/layout';
import { APARELHOS } from './aparelhos';
import { db, expect, pessoa, test } from './apoio';
import { semRolagemHorizontal } from './passos';

const { contexto } = pessoa('helena-duarte').empresa;
/** With the bars of a browser around it. */
const celular = { ...APARELHOS.android, viewport: { width: 360, height: 640 } };

test.describe.configure({ mode: 'parallel' });

test('os botões de uma lista têm lugar para o dedo, por comprido que seja o título', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/ideias', celular);
  const acoes = page.getByRole('button', { name: /^Ações de / });
  await expect(acoes.first()).toBeVisible();
  for (const botao of await acoes.all())
    expect(
      (await botao.boundingBox())?.width,
      (await botao.getAttribute('aria-label')) ?? '',
    ).toBeGreaterThanOrEqual(44);
  const rotulo = page.getByRole('button', { name: 'Filtros' }).locator('.mantine-Button-label');
  const cortado = await rotulo.evaluate((texto) => texto.scrollWidth - texto.clientWidth);
  expect(cortado, 'pixels cortados de "Filtros"').toBeLessThanOrEqual(1);
});

test('um e-mail comprido não alarga a página, nem com zoom de 400 %', async ({ abrir }) => {
  const uid = 'andre-valadares';
  const caminho = caminhos.colaborador(contexto, uid);
  const { email } = pessoa(uid).colaborador;
  await db.doc(caminho).update({ email: `${'a'.repeat(60)}@aurora.exemplo` });
  try {
    const page = await abrir('helena-duarte', '/colaboradores', { viewport: { width: 320, height: 640 } });
    await expect(page.getByText('André Valadares')).toBeVisible();
    await semRolagemHorizontal(page);
  } finally {
    await db.doc(caminho).update({ email });
  }
});

test('o ranking diz o nome inteiro das pessoas', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/ranking-de-colaboradores', celular);
  const nome = page.getByText('Fernanda Queiroz', { exact: true });
  await expect(nome).toBeVisible();
  expect(await nome.evaluate((texto) => texto.scrollHeight - texto.clientHeight)).toBeLessThanOrEqual(1);
});

test('a barra dos botões não cobre o campo que tem o foco', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/ideias/regulamento', { viewport: { width: 360, height: 640 } });
  const primeiro = page.getByLabel('Nome');
  await expect(primeiro).toBeVisible();
  await primeiro.focus();
  for (let passos = 0; passos < 16; passos++) {
    const coberto = await page.evaluate(() => {
      const focado = document.activeElement;
      if (!(focado instanceof HTMLInputElement)) return '';
      const { left, width, bottom } = focado.getBoundingClientRect();
      const aVista = document.elementFromPoint(left + width / 2, bottom - 4);
      return aVista?.closest('[class*="rodape"]') ? focado.labels?.[0]?.textContent : '';
    });
    expect(coberto, 'campo coberto').toBe('');
    await page.keyboard.press('Tab');
  }
});

test('o que some com o que fez deixa o foco na página; o menu da pessoa o devolve', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/ideias?filter=NOVA_IDEIA&busca=gabarito');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Limpar Filtro' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const conta = page.getByRole('button', { name: /^Conta de / });
  await conta.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Meu perfil' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(conta).toBeFocused();
});

test('uma palavra sem fim não empurra as colunas para fora da tabela', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/atividades');
  const celula = page.getByRole('row').nth(1).getByRole('cell').nth(2);
  await expect(celula).toBeVisible();
  await celula.evaluate((elemento) => {
    (elemento.firstElementChild ?? elemento).textContent = 'W'.repeat(80);
  });
  const tabela = page.getByRole('table').locator('..');
  expect(await tabela.evaluate((caixa) => caixa.scrollWidth - caixa.clientWidth)).toBeLessThanOrEqual(0);
});

test('quem está em duas empresas alcança a sua conta no cabeçalho', async ({ abrir }) => {
  const page = await abrir('beatriz-lacerda', '/home-desafios', celular);
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toBeVisible();
  const conta = await page.getByRole('button', { name: /^Conta de / }).boundingBox();
  expect((conta?.x ?? 0) + (conta?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('um nome de empresa de trinta letras cabe inteiro no cabeçalho de 360 px', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/home-ideias', celular);
  const nome = page.getByRole('banner').getByText('Metalúrgica Aurora');
  await expect(nome).toBeVisible();
  const sobra = await nome.evaluate((caixa) => {
    caixa.textContent = 'Cooperativa Agroindustrial Vale';
    return [caixa.scrollHeight - caixa.clientHeight, caixa.scrollWidth - caixa.clientWidth];
  });
  expect(sobra).toEqual([0, 0]);
});

test('um e-mail cabe no celular, por compridos que sejam os endereços, e tem o seu escuro', async ({
  browser,
}) => {
  const url = `https://inovacao.exemplo/lembretes/${'a'.repeat(90)}`;
  const { html } = montar({
    assunto: 'a',
    saudacao: 'Olá!',
    paragrafos: [`O motivo: ${'a'.repeat(90)}`],
    botao: { texto: 'Responder', url },
    nota: url,
    saida: { texto: url, url },
  });
  const contexto = await browser.newContext({ viewport: { width: 360, height: 640 }, colorScheme: 'dark' });
  const page = await contexto.newPage();
  await page.setContent(html);
  await semRolagemHorizontal(page);
  const claridade = await page
    .locator('table table')
    .first()
    .evaluate((cartao) => Number(/\d+/.exec(getComputedStyle(cartao).backgroundColor)?.[0]));
  expect(claridade).toBeLessThan(60);
  await contexto.close();
});

/** Relative luminance of 'rgb(…)', as contrast is computed with (WCAG). */
function luz(cor = ''): number {
  const [r = 0, g = 0, b = 0] = (cor.match(/\d+/g) ?? []).map((parte) => {
    const valor = Number(parte) / 255;
    return valor <= 0.04045 ? valor / 12.92 : ((valor + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
}

test('no escuro também se vê que campo tem o foco', async ({ abrir }) => {
  const page = await abrir(null, '/', { ...celular, colorScheme: 'dark' });
  const campo = page.getByLabel('E-mail');
  await expect(campo).toBeFocused();
  const [borda, fundo] = await campo.evaluate((elemento) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(elemento);
    return [borderTopColor, backgroundColor];
  });
  expect(luz(borda) / luz(fundo)).toBeGreaterThanOrEqual(3);
});

test('o login traz o seu desenho no celular, e o botão fica à vista; deitado, só o formulário', async ({
  abrir,
}) => {
  const page = await abrir(null, '/', celular);
  const cena = page.getByRole('region', { name: 'Sobre a plataforma' });
  const acessar = page.getByRole('button', { name: 'Acessar' });
  await expect(cena).toBeInViewport();
  await expect(acessar).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(640);
  await semRolagemHorizontal(page);
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(cena).toBeHidden();
});

test('a senha nova começa com o mesmo desenho no celular, e sem ele na mesa', async ({ abrir }) => {
  const page = await abrir(null, '/definir-senha', celular);
  const cena = page.getByRole('region', { name: 'Sobre a plataforma' });
  await expect(cena).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(cena).toBeHidden();
});

test('quando a lista chega os cartões não descem: chips, total e a caixa já têm o seu lugar', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/minhas-moedas', celular);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seguradas: (() => void)[] = [];
  let solta = false;
  await page.route(/:run\w*Query/, async (rota) => {
    if (!solta && rota.request().postData()?.includes('"colaboradores"'))
      await new Promise<void>((seguir) => seguradas.push(seguir));
    await rota.continue();
  });
  await page.goto('/colaboradores');
  const espera = page.locator('[aria-busy="true"] dl').first();
  const chegou = page.getByRole('list', { name: 'Colaboradores' }).locator('dl').first();
  await expect(espera).toBeVisible();
  const antes = (await espera.locator('..').boundingBox())?.y;
  solta = true;
  for (const seguir of seguradas) seguir();
  await expect(chegou).toBeVisible();
  await expect(page.getByText(/^\d+ pessoas$/)).toBeVisible();
  expect((await chegou.locator('..').boundingBox())?.y).toBe(antes);
});
