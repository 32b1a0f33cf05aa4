/** The kit alone: every piece in every state passes axe in both schemes and widths, works by keyboard, holds attacks. */
import { expect, test, type Page } from '@playwright/test';
import { falhasDeAxe } from './axe';
import { servirPagina, type Servida } from './servirPagina';

let galeria: Servida | undefined;
let endereco = '';

test.beforeAll(async () => {
  galeria = await servirPagina('galeria');
  ({ endereco } = galeria);
});

test.afterAll(() => galeria?.parar());

const abrir = async (page: Page, rota: string) => {
  // A new fragment alone would not load the page afresh.
  await page.goto('about:blank');
  await page.goto(`${endereco}#/${rota}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

async function semFalhas(page: Page, quando: string) {
  // Portals stand outside landmarks by design; dialogs and lists name themselves.
  expect(await falhasDeAxe(page, 'pecas'), quando).toEqual([]);
  const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sobra, `${quando}: rola para o lado`).toBeLessThanOrEqual(0);
}

const ROTAS = [
  'login',
  'pecas',
  'estados',
  'campos',
  'formulario',
  'textos',
  'lista',
  'lista/vazia',
  'lista/carregando',
  'lista/erro',
];

for (const [largura, esquema] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test.describe(`${largura} px, ${esquema}`, () => {
    test.use({
      viewport: { width: largura, height: 800 },
      colorScheme: esquema,
      hasTouch: largura < 768,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('every page of the gallery', async ({ page }) => {
      for (const rota of ROTAS) {
        await abrir(page, rota);
        await semFalhas(page, rota);
      }
    });

    test('what opens: menu, drawer, form with errors, question, toast', async ({ page }) => {
      await abrir(page, 'lista?busca=papel&autor=Ana&status=nova&setor=TI&objetivo=custos&ano=2026');
      await page.getByRole('button', { name: /^Ações de Ideia 1:/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
      await semFalhas(page, 'menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Filtros: 5' }).click();
      await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
      await semFalhas(page, 'gaveta');

      await abrir(page, 'campos');
      await page.getByRole('button', { name: 'Adicionar ideia' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('3 campos precisam de correção.').first()).toBeVisible();
      await semFalhas(page, 'formulário recusado');
      await page.keyboard.type('Menos papel');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible();
      await semFalhas(page, 'pergunta');

      await abrir(page, 'campos');
      await page.getByRole('button', { name: 'Abrir o calendário: Prazo' }).click();
      await expect(page.getByRole('button', { name: '20 de novembro de 2026' })).toBeFocused();
      await semFalhas(page, 'calendário');

      await abrir(page, 'formulario');
      await page.getByRole('button', { name: 'Cadastrar' }).click();
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.getByRole('button', { name: 'Observações: 3' }).click();
      await expect(page.getByLabel('Nome 4')).toBeFocused();
      await expect(page.getByRole('button', { name: 'Observações', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await semFalhas(page, 'formulário em seções, recusado');

      await abrir(page, 'pecas');
      await page.getByRole('button', { name: 'Avisar erro' }).click();
      await expect(page.getByText('Permissão negada')).toBeVisible();
      await semFalhas(page, 'aviso');
    });
  });
}

test('the list by keyboard alone', async ({ page }) => {
  await abrir(page, 'lista');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Pesquisar ideias' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filtros' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Título' })).toHaveAttribute('aria-sort', 'ascending');
  const acoes = page.getByRole('button', { name: /^Ações de/ }).first();
  await acoes.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Remover' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(acoes).toBeFocused();
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/lista\/ideia-\d+$/);
});

test('a long form by keyboard alone: the index, its section, a date without its calendar', async ({
  page,
}) => {
  await abrir(page, 'formulario');
  await page.getByRole('button', { name: 'Cadastrar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nome 1')).toBeFocused();
  const indice = page.getByRole('navigation', { name: 'Seções do formulário' });
  await indice.getByRole('button', { name: 'Observações' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Nome 4')).toBeFocused();
  await expect(page.getByLabel('Nome 4')).toBeInViewport();

  await abrir(page, 'campos');
  const prazo = page.getByRole('textbox', { name: 'Prazo' });
  await prazo.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5/3/2027');
  await expect(prazo).toHaveValue('05/03/2027');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '5 de março de 2027', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(prazo).toHaveValue('06/03/2027');
  await expect(page.getByRole('button', { name: 'Abrir o calendário: Prazo' })).toBeFocused();
});

test('a draft survives leaving the page', async ({ page }) => {
  await abrir(page, 'campos');
  await page.getByRole('button', { name: 'Adicionar ideia' }).click();
  await page.getByRole('dialog').getByLabel('Título').fill('Menos papel');
  await expect(page.getByText(/Rascunho guardado às/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Adicionar ideia' }).click();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(page.getByRole('dialog').getByLabel('Título')).toHaveValue('Menos papel');
});

test('texts of strangers run nothing, load nothing and cannot pose as the page', async ({ page }) => {
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(pedido.url()));
  page.on('dialog', (dialogo) => void dialogo.dismiss().then(() => pedidos.push('dialog')));
  await abrir(page, 'textos');
  const textos = page.getByTestId('textos');
  await expect(textos.locator('strong')).toHaveText('forte');
  for (const link of await textos.locator('a:not([href])').all()) await link.click({ force: true });

  const html = await textos.evaluate((caixa) =>
    [...caixa.querySelectorAll('*')].flatMap((elemento) => {
      const suspeitos = elemento
        .getAttributeNames()
        .filter((nome) => /^on|^style$|^id$|^src$|^action$/.test(nome));
      const endereco = elemento.getAttribute('href') ?? 'https://';
      return suspeitos.length > 0 ||
        !/^(https?:|mailto:)/.test(endereco) ||
        /^(script|img|svg|math|iframe|form|input|button|base|meta|style)$/i.test(elemento.localName)
        ? [elemento.outerHTML]
        : [];
    }),
  );
  expect(html).toEqual([]);
  expect(await page.evaluate(() => 'invadida' in window)).toBe(false);
  expect(pedidos.filter((url) => !url.startsWith(endereco))).toEqual([]);
  const site = textos.getByRole('link', { name: 'site' });
  await expect(site).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(site).toHaveAttribute('target', '_blank');
});
