/** An idea from the login to its publication without a mouse (WCAG 2.1.1, 2.4.7): every stop of Tab shows itself. */
import type { Locator, Page } from '@playwright/test';
import { expect, pessoa, SENHA, test, unico } from './apoio';
import { formularioDaIdeia, TEXTOS } from './ideias';

/** What tells a focused element from another: looks of itself and of what holds it, once nothing moves any more. */
function aparencia(elemento: Element): string {
  for (const animacao of document.getAnimations())
    if (animacao.effect?.getComputedTiming().endTime !== Infinity) animacao.finish();
  const degraus = [elemento, elemento.parentElement, elemento.parentElement?.parentElement];
  return degraus
    .flatMap((degrau) => {
      if (!degrau) return [];
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
        getComputedStyle(degrau);
      return [
        outlineStyle === 'none' ? '' : outlineWidth + outlineColor,
        boxShadow,
        borderColor,
        backgroundColor,
      ];
    })
    .join();
}

/** Presses Tab. What had the focus must look otherwise without it, except the page itself, which only begins there. */
async function tab(page: Page) {
  const onde = await page.evaluateHandle(() => document.activeElement ?? document.body);
  const focado = await onde.evaluate(aparencia);
  await page.keyboard.press('Tab');
  const ficou = await onde.evaluate((elemento) =>
    elemento.matches(':not(body, main)') && elemento.isConnected && elemento !== document.activeElement
      ? elemento.outerHTML.slice(0, 200)
      : undefined,
  );
  if (ficou) expect(await onde.evaluate(aparencia), `foco invisível em ${ficou}`).not.toBe(focado);
}

/** Tab until the element has the focus. */
async function irAte(page: Page, alvo: Locator) {
  await expect(alvo).toBeVisible();
  for (let passos = 0; passos < 60; passos++) {
    if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return;
    await tab(page);
  }
  await expect(alvo).toBeFocused();
}

async function acionar(page: Page, alvo: Locator) {
  await irAte(page, alvo);
  await page.keyboard.press('Enter');
}

test('uma ideia é escrita, guardada e publicada só pelo teclado @principal @sempre', async ({ abrir }) => {
  const titulo = unico('Luz que se apaga sozinha');
  const page = await abrir(null);
  await irAte(page, page.getByLabel('E-mail'));
  await page.keyboard.type(pessoa('diego-farias').colaborador.email);
  await irAte(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(SENHA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Metalúrgica Aurora');

  await acionar(page, page.getByRole('link', { name: 'Ideias', exact: true }));
  await acionar(page, page.getByRole('link', { name: 'Tabela', exact: true }));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await acionar(page, page.getByRole('button', { name: 'Adicionar Ideia' }));
  const formulario = formularioDaIdeia(page);
  await irAte(page, formulario.getByLabel('Título'));
  await page.keyboard.type(titulo);
  for (const [nome, opcao] of [
    ['Objetivos', 'Reduzir custos'],
    ['Setores', 'Logística'],
  ] as const) {
    await irAte(page, formulario.getByRole('combobox', { name: nome }));
    await page.keyboard.type(opcao);
    await expect(page.getByRole('option', { name: opcao, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  for (const [rotulo, texto] of Object.entries(TEXTOS)) {
    await irAte(page, formulario.getByLabel(rotulo));
    await page.keyboard.insertText(texto);
  }
  await acionar(page, formulario.getByRole('button', { name: 'Salvar rascunho' }));
  await expect(page.getByText('Cadastrado com sucesso!')).toBeVisible();

  await acionar(page, page.getByRole('link', { name: titulo }));
  await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
  // The link went with the list: the focus goes on in the page it led to.
  await expect(page.getByRole('main')).toBeFocused();
  await acionar(page, page.getByRole('button', { name: 'Publicar ideia' }));
  const pergunta = page.getByRole('dialog', { name: 'Publicar esta ideia?' });
  await acionar(page, pergunta.getByRole('button', { name: 'Publicar ideia' }));
  await expect(page.getByText('Ideia publicada')).toBeVisible();
  await expect(page.getByText('Nova ideia').first()).toBeVisible();
});

test('o que se abre devolve o foco a quem o abriu', async ({ abrir }) => {
  const page = await abrir('priscila-rangel', '/colaboradores');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const [nome, dialogo] of [
    ['Filtros', 'Filtros'],
    ['Adicionar Colaborador', 'Adicionar Colaborador'],
  ] as const) {
    const botao = page.getByRole('button', { name: nome, exact: true });
    await botao.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: dialogo })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(botao, nome).toBeFocused();
  }
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Adicionar Colaborador' })).toBeFocused();
});
