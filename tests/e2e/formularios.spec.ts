/** Every form of the product as it opens: axe finds nothing in any of the four looks, and nothing sticks out. */
import { expect, test, type Page } from '@playwright/test';
import { APARELHOS, cabeNoAparelho, vigiarLargura } from './aparelhos';
import { falhasDeAxe } from './axe';
import { tocarEmTodosOsCampos } from './formularios/campos';
import { escolhasVazias, SAIDA } from './formularios/escolhas';
import type { Passos } from './formularios/formularios';
import { semServidor } from './formularios/semServidor';
import { retrato } from './fotos';
import { noEsquema, semRolagemHorizontal } from './passos';
import { servirPagina, type Servida } from './servirPagina';

/** All of WCAG where the width or what is drawn changes; in the other scheme nothing but colours can. */
const OLHARES = [
  [1280, 'light', 'wcag'],
  [1280, 'dark', 'cores'],
  [390, 'dark', 'wcag'],
  [390, 'light', 'cores'],
] as const;

let pagina: Servida | undefined;
test.beforeAll(async () => {
  pagina = await servirPagina('formularios', [semServidor]);
});
test.afterAll(() => pagina?.parar());

/** Opens one form to where all of it is seen. */
async function abrir(page: Page, indice: number, { antes, comeca, campo, recupera }: Passos[number]) {
  await page.evaluate((i) => window.formularios.abrir(i), indice);
  if (antes) await page.getByRole('button', { name: antes, exact: true }).click();
  if (recupera) await page.getByRole('button', { name: 'Recuperar' }).click();
  else if (comeca) await page.getByLabel(comeca[0], { exact: true }).fill(comeca[1]);
  await expect(page.getByLabel(campo, { exact: true }).first()).toBeVisible();
}

/** Goes to the page of all forms: how each opens, and what the console says. */
async function irAosFormularios(page: Page) {
  const avisos: string[] = [];
  page.on('console', (linha) => {
    if (['error', 'warning'].includes(linha.type())) avisos.push(linha.text());
  });
  page.on('pageerror', ({ message }) => avisos.push(message));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pagina?.endereco ?? '');
  await page.waitForFunction(() => 'formularios' in window);
  const passos = await page.evaluate(() => window.formularios.passos);
  expect(passos.length).toBeGreaterThan(45);
  return { passos, avisos };
}

test('every form of the product, in all four looks', async ({ page }) => {
  const { passos, avisos } = await irAosFormularios(page);
  const achados: string[] = [];
  for (const [indice, passo] of passos.entries()) {
    await abrir(page, indice, passo);
    for (const [largura, esquema, regras] of OLHARES) {
      await page.setViewportSize({ width: largura, height: 800 });
      await noEsquema(page, esquema);
      await retrato(page, `form-${passo.nome}-${largura}-${esquema}`);
      for (const achado of await falhasDeAxe(page, regras))
        achados.push(`${passo.nome}, ${largura} px, ${esquema}: ${achado}`);
    }
    await semRolagemHorizontal(page);
  }
  expect(achados).toEqual([]);
  expect(avisos).toEqual([]);
});

for (const vazia of ['cria', 'naoCria'] as const)
  test(`in a company that has nothing no choice is a dead end (${vazia})`, async ({ page }) => {
    const { passos, avisos } = await irAosFormularios(page);
    const semSaida: string[] = [];
    const achadas: string[] = [];
    for (const [indice, { nome, antes, comeca }] of passos.entries())
      await test.step(nome, async () => {
        await page.evaluate(([i, como]) => window.formularios.abrir(i, como), [indice, vazia] as const);
        if (antes) await page.getByRole('button', { name: antes, exact: true }).click();
        await expect(page.locator('form').first()).toBeVisible();
        if (comeca) await page.getByLabel(comeca[0], { exact: true }).fill(comeca[1]);
        for (const { rotulo, saida } of await escolhasVazias(page)) {
          achadas.push(`${nome}: ${rotulo}`);
          if (!SAIDA[vazia].test(saida)) semSaida.push(`${nome}: ${rotulo}: ${saida}`);
        }
        await retrato(page, `vazia-${vazia}-${nome}`);
      });
    expect(semSaida).toEqual([]);
    // A sweep that finds nothing empty would pass.
    expect(achadas).toEqual(
      expect.arrayContaining([
        'BonusModal: Colaborador',
        'desafio, rascunho novo: Categoria',
        'desafio, rascunho novo: Primeiros participantes (opcional)',
        'desafio, rascunho novo: Regulamento não encontrado',
        'EscolherTaticasModal: Táticas',
        'grupo, nova: Questionário',
        'ideia, rascunho novo: Participantes (opcional)',
        'ideia, rascunho novo: Regulamento não encontrado',
        'marco, novo: Responsáveis',
        'pergunta, nova: Grupo',
        'pergunta, nova: Tipo de resposta',
        'projeto, novo: Licenciado',
        'projeto, novo: Pessoas embaixadoras (opcional)',
        'questionário, nova: Projeto',
        'tipo de inovação, nova: Categoria',
      ]),
    );
    expect(avisos).toEqual([]);
  });

for (const [aparelho, perfil] of Object.entries(APARELHOS))
  test(`every field of every form takes a value on a phone (${aparelho})`, async ({ browser }) => {
    const contexto = await browser.newContext({ ...perfil, locale: 'pt-BR' });
    const largos = await vigiarLargura(contexto);
    const page = await contexto.newPage();
    const { passos, avisos } = await irAosFormularios(page);
    const tocados = { lista: 0, livre: 0, marca: 0, nativa: 0, calendario: 0, arquivo: 0, texto: 0 };
    for (const [indice, passo] of passos.entries())
      await test.step(passo.nome, async () => {
        await abrir(page, indice, passo);
        await cabeNoAparelho(page);
        const quantos = await tocarEmTodosOsCampos(page);
        for (const especie of Object.keys(tocados) as (keyof typeof tocados)[])
          tocados[especie] += quantos[especie];
      });
    // A sweep that finds no field would pass.
    for (const especie of ['lista', 'calendario', 'marca', 'texto'] as const)
      expect(tocados[especie], especie).toBeGreaterThan(0);
    expect(largos(), 'mais largo que o aparelho').toEqual([]);
    expect(avisos).toEqual([]);
    await contexto.close();
  });
