/** Answering on a phone: without connection, on two devices, in two tabs, and after the page died (part 3 §4). */
import type { Page } from '@playwright/test';
import { APARELHOS } from './aparelhos';
import { expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';
import { foto, FOTOGRAFANDO } from './fotos';
import { publicado } from './publicado';
import { LINHAS_DA_REDE, voltarAConexao } from './rede';

const TELEFONE = APARELHOS.iphone;
const diego = pessoa('diego-farias');

const situacao = (page: Page) => page.locator('[data-situacao]');
const SALVO = /^Salvo às \d\d:\d\d$/;
const responder = (page: Page, opcao: string) => page.getByLabel(opcao, { exact: true }).check();
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe.configure({ mode: 'parallel' });

test('no telefone: perde a conexão, continua, troca de aparelho, escolhe no conflito, pausa e finaliza @principal', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 400/);
  if (FOTOGRAFANDO) {
    const daDemonstracao = await abrir('camila-prado', '/responderQuestionario/aurora/lideranca', TELEFONE);
    await expect(daDemonstracao.getByRole('progressbar')).toBeVisible();
    await foto(daDemonstracao, 'responder');
  }
  const nome = unico('História no telefone');
  const endereco = (await publicado(nome)).endereco;
  const telefone = await abrir(diego.uid, endereco, TELEFONE);
  await responder(telefone, '7');
  await expect(situacao(telefone)).toHaveText(SALVO);
  await telefone.context().setOffline(true);
  await responder(telefone, 'Em parte');
  await expect(situacao(telefone)).toHaveText('Sem conexão. Salvo neste aparelho');

  const mesa = await abrir(diego.uid, endereco);
  await expect(mesa.getByLabel('7', { exact: true })).toBeChecked();
  await responder(mesa, 'Não');
  await expect(situacao(mesa)).toHaveText(SALVO);

  await voltarAConexao(telefone);
  const conflito = telefone.getByRole('group', { name: 'Duas respostas diferentes' });
  await expect(conflito).toContainText('Do outro: Não');
  await conflito.getByRole('button', { name: 'Daqui: Em parte' }).click();
  await expect(conflito).toHaveCount(0);
  await expect(situacao(telefone)).toHaveText(SALVO);
  await conferir(telefone, 'responder');
  await telefone.setViewportSize(TELEFONE.viewport);

  await botao(telefone, 'Avançar').tap();
  await expect(telefone.getByText('Falta 1 pergunta obrigatória')).toBeVisible();
  await expect(botao(telefone, 'Finalizar')).toBeDisabled();
  await botao(telefone, 'Pausar').tap();
  await expect(telefone.getByText('Questionário pausado com sucesso!')).toBeVisible();
  const linha = telefone.getByRole('listitem').filter({ hasText: nome });
  await expect(linha).toContainText('Questionário pausado');
  await conferir(telefone, 'lista-responder');
  await telefone.setViewportSize(TELEFONE.viewport);
  await linha.getByRole('link', { name: /^Responder questionário/ }).click();
  await expect(telefone.getByRole('heading', { name: 'Cultura' })).toBeVisible();
  await responder(telefone, 'Sim');
  await telefone.getByRole('textbox').fill('Ouvir quem atende os clientes.');
  await botao(telefone, 'Finalizar').tap();
  await expect(telefone.getByText('Questionário respondido com sucesso!')).toBeVisible();
  await expect(linha).toContainText('Respondido');
  await linha.getByRole('link', { name: /^Ver respostas/ }).click();
  await expect(telefone.getByRole('heading', { name: nome })).toBeVisible();
  await expect(telefone.getByText('Em parte', { exact: true })).toBeVisible();
  await conferir(telefone, 'respostas-lidas');

  // The other device comes too late, and keeps what it has.
  await responder(mesa, 'Sim');
  await expect(mesa.getByRole('alert')).toContainText('Este questionário já foi finalizado anteriormente.');
  await expect(mesa.getByRole('alert')).toContainText('continua salvo neste aparelho');
});

test('em duas abas só uma tem o questionário, e a outra o traz para si', async ({ abrir }) => {
  const endereco = (await publicado(unico('História em duas abas'))).endereco;
  const primeira = await abrir(diego.uid, endereco);
  await responder(primeira, '7');
  await expect(situacao(primeira)).toHaveText(SALVO);
  const segunda = await primeira.context().newPage();
  await segunda.goto(endereco);
  await segunda.getByRole('button', { name: 'Continuar nesta aba' }).click();
  await expect(segunda.getByLabel('7', { exact: true })).toBeChecked();
  await expect(primeira.getByRole('heading', { name: /aberto em outra aba/ })).toBeVisible();
});

/** How a visit ends without saying so. */
const FINS: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    const cdp = await page.context().newCDPSession(page);
    // The page is gone before it could answer.
    void cdp.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await page.close();
  },
  async (page) => {
    await page.context().setOffline(true);
    await page.close();
    // Offline is the context's: the next page is back.
  },
  async (page) => page.close(),
];

test('a página morre ou perde a rede logo depois de digitar: nada se perde', async ({ abrir, vigia }) => {
  vigia.tolerar(...LINHAS_DA_REDE);
  const endereco = (await publicado(unico('História que cai'))).endereco;
  let page = await abrir(diego.uid, endereco);
  const navegador = page.context();
  const perdidas: string[] = [];
  await expect(botao(page, 'Voltar')).toBeVisible();
  for (let ciclo = 0; ciclo < 9; ciclo++) {
    if (await botao(page, 'Avançar').isVisible()) await botao(page, 'Avançar').click();
    const valor = `ciclo ${ciclo} ${crypto.randomUUID()}`;
    await page.getByRole('textbox').fill(valor);
    await expect(situacao(page)).toHaveText(/Salvo neste aparelho|^Salvo às/);
    await FINS[ciclo % FINS.length]?.(page);
    await navegador.setOffline(false);
    page = await navegador.newPage();
    await page.goto(endereco);
    await expect(botao(page, 'Voltar')).toBeVisible();
    if (await botao(page, 'Avançar').isVisible()) await botao(page, 'Avançar').click();
    const visto = await page.getByRole('textbox').inputValue();
    if (visto !== valor) perdidas.push(`${valor}: ${visto}`);
  }
  expect(perdidas).toEqual([]);
});
