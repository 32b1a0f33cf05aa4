/** Bad input around a published idea: comments, coins, committee. */
import type { Page } from '@playwright/test';
import { caminhos } from '@/domain/comum/caminhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { umaIdeiaNoBanco } from './ideias';
import { semRolagemHorizontal } from './passos';
import {
  contarPedidos,
  GRAVACOES,
  LINHAS_DA_REDE,
  MANIPULADOR_RECUSADO,
  perderAResposta,
  voltarAConexao,
} from './rede';

const autor = pessoa('caio-meneses');
const { contexto } = autor.empresa;

const umaIdeia = (titulo: string) => umaIdeiaNoBanco(autor, unico(titulo));
const quantosEm = async (caminho: string) => (await db.collection(caminho).get()).size;
const patrocinio = (page: Page) => page.getByRole('region', { name: 'Patrocínio' });

const deu = (page: Page) => patrocinio(page).getByRole('button', { name: 'Patrocínio realizado' });
const recusada = (page: Page) =>
  patrocinio(page).getByText('Seu saldo permite no máximo 0 moedas nesta ideia.');

/** The most the block lets the person give to the idea on screen. */
async function maximo(page: Page): Promise<number> {
  const frase = await patrocinio(page)
    .getByText(/Você pode dar até/)
    .textContent();
  return Number(/até (\d+)/.exec(frase ?? '')?.[1]);
}

test('comentário: curto, longo, HTML, palavra enorme, dois cliques', async ({ abrir, vigia }) => {
  vigia.tolerar(MANIPULADOR_RECUSADO);
  const id = await umaIdeia('Comentada');
  const page = await abrir('andre-valadares', `/ideias/${id}`, { viewport: { width: 360, height: 740 } });
  const campo = page.getByLabel('Seu comentário');
  const comentar = page.locator('#conversa').getByRole('button', { name: 'Comentar' });
  const gravacoes = contarPedidos(page, GRAVACOES);
  for (const curto of ['', ' a ']) {
    await campo.fill(curto);
    await comentar.click();
    await expect(page.getByText('Escreva ao menos 2 letras.')).toBeVisible();
  }
  await campo.fill('x'.repeat(10_001));
  await comentar.click();
  await expect(page.getByText('Use no máximo 10000 caracteres.')).toBeVisible();
  expect(gravacoes()).toBe(0);

  await campo.fill(`<img src=x onerror="window.invadida=1"> 👩🏽‍🏭 ${'palavra'.repeat(1_400)}`);
  await comentar.dblclick();
  await expect(page.getByText('👩🏽‍🏭')).toBeVisible();
  await expect(campo).toHaveValue('');
  expect(await quantosEm(caminhos.sob(caminhos.ideia(contexto, id)).comentarios)).toBe(1);
  await expect(page.locator('[onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'invadida' in window)).toBe(false);
  await semRolagemHorizontal(page);
});

test('comentário com a conexão perdida: o texto fica, e enviar de novo, corrigido, deixa um só', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 403/);
  const id = await umaIdeia('Comentada de longe');
  const page = await abrir('andre-valadares', `/ideias/${id}`);
  // Both ways of sorting stand on one line, of one height (W20).
  await page.getByRole('button', { name: 'Comentários', exact: true }).click();
  const ordens = page.getByRole('radiogroup').filter({ hasText: 'Últimos comentários' }).locator('label');
  await expect(ordens).toHaveCount(2);
  const alturas = await ordens.evaluateAll((rotulos) =>
    rotulos.map(
      (rotulo) => rotulo.getBoundingClientRect().height / parseFloat(getComputedStyle(rotulo).lineHeight),
    ),
  );
  expect(alturas.filter((linhas) => linhas >= 2.5)).toEqual([]);
  expect(new Set(alturas).size).toBe(1);
  const campo = page.getByLabel('Seu comentário');
  // The blocks around it say what they could not read, each in its own alert.
  const doFormulario = page.locator('form').filter({ has: campo });
  const comentar = page.getByRole('button', { name: 'Comentar' });
  await campo.fill('Escrito no elevador');
  await page.context().setOffline(true);
  await comentar.click();
  await expect(doFormulario.getByRole('alert')).toContainText('Nada foi perdido');
  await expect(campo).toHaveValue('Escrito no elevador');
  await voltarAConexao(page);
  await perderAResposta(page);
  await comentar.click();
  await expect(comentar).toBeEnabled();
  await expect(doFormulario.getByRole('alert')).toContainText('Nada foi perdido');
  await campo.fill('Escrito no elevador, e corrigido em terra');
  await comentar.click();
  await expect(page.getByRole('article').filter({ hasText: 'Escrito no elevador' })).toHaveCount(1);
  await expect(page.getByRole('article').filter({ hasText: 'corrigido em terra' })).toHaveCount(1);
  await expect(campo).toHaveValue('');
  expect(await quantosEm(caminhos.sob(caminhos.ideia(contexto, id)).comentarios)).toBe(1);
});

test('moedas: só números inteiros dentro do saldo; dois cliques dão uma vez', async ({ abrir }) => {
  const id = await umaIdeia('Patrocinada');
  const page = await abrir('debora-sampaio', `/ideias/${id}`);
  const bloco = patrocinio(page);
  const moedas = bloco.getByLabel('Moedas');
  await expect(moedas).toHaveValue('0');
  const saldo = await maximo(page);
  expect(saldo).toBeGreaterThan(10);
  const gravacoes = contarPedidos(page, GRAVACOES);
  await moedas.fill('');
  await expect(bloco.getByRole('button', { name: 'Patrocinar' })).toBeDisabled();
  // What is no whole number stays as it was typed and is refused in words: no other number is made of it.
  for (const torto of ['-7', '2,5']) {
    await moedas.fill('');
    await moedas.pressSequentially(torto);
    await bloco.getByRole('button', { name: 'Patrocinar' }).click();
    await expect(moedas).toHaveAttribute('aria-invalid', 'true');
  }
  for (const demais of [String(saldo + 1), '99999999999999999999']) {
    await moedas.fill(demais);
    await bloco.getByRole('button', { name: 'Patrocinar' }).click();
    await expect(bloco.getByText(`Seu saldo permite no máximo ${saldo} moedas nesta ideia.`)).toBeVisible();
  }
  expect(gravacoes()).toBe(0);
  await moedas.fill('3');
  await bloco.getByRole('button', { name: 'Patrocinar' }).dblclick();
  await expect(bloco.getByText('Esta ideia recebeu 3 moedas.')).toBeVisible();
  await expect(bloco.getByRole('button', { name: 'Patrocínio realizado' })).toBeDisabled();
  expect(gravacoes()).toBe(1);
  await moedas.fill('0');
  await bloco.getByRole('button', { name: 'Modificar Patrocínio' }).click();
  await expect(bloco.getByText('Esta ideia ainda não recebeu moedas.')).toBeVisible();
  expect(await maximo(page)).toBe(saldo);
});

test('moedas com a conexão perdida: nada se perde, e patrocinar de novo dá uma vez', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 403/);
  const id = await umaIdeia('Patrocinada de longe');
  const page = await abrir('gustavo-amaral', `/ideias/${id}`);
  const bloco = patrocinio(page);
  await expect(bloco.getByLabel('Moedas')).toHaveValue('0');
  const saldo = await maximo(page);
  const patrocinar = bloco.getByRole('button', { name: 'Patrocinar' });
  await bloco.getByLabel('Moedas').fill('4');
  await page.context().setOffline(true);
  await patrocinar.click();
  await expect(bloco.getByRole('alert')).toContainText('Nada foi perdido');
  await expect(bloco.getByLabel('Moedas')).toHaveValue('4');
  await voltarAConexao(page);
  await perderAResposta(page);
  await patrocinar.click();
  // The block shows what is stored, although the answer of it was lost.
  await expect(bloco.getByRole('button', { name: 'Patrocínio realizado' })).toBeDisabled();
  await bloco.getByLabel('Moedas').fill('6');
  await bloco.getByRole('button', { name: 'Modificar Patrocínio' }).click();
  await expect(bloco.getByRole('button', { name: 'Patrocínio realizado' })).toBeDisabled();
  await expect(bloco.getByText('Esta ideia recebeu 6 moedas.')).toBeVisible();
  const { uid } = pessoa('gustavo-amaral');
  const dadas = await db.doc(`${caminhos.sob(caminhos.ideia(contexto, id)).patrocinios}/${uid}`).get();
  expect(dadas.get('moedas')).toBe(6);
  expect(await maximo(page)).toBe(saldo);
});

test('duas abas da mesma pessoa gastam o mesmo saldo: uma consegue, a outra lê quanto resta', async ({
  abrir,
  vigia,
}) => {
  // The rules refuse the one that comes second before it reads the new balance.
  vigia.tolerar(/status of (403|409)/);
  const [primeira, segunda] = await Promise.all([umaIdeia('Disputada A'), umaIdeia('Disputada B')]);
  const { uid } = pessoa('paulo-vasques');
  const uma = await abrir('paulo-vasques', `/ideias/${primeira}`);
  const outra = await uma.context().newPage();
  await outra.goto(`/ideias/${segunda}`);
  const abas = [uma, outra];
  for (const aba of abas) await expect(patrocinio(aba).getByLabel('Moedas')).toHaveValue('0');
  const saldo = await maximo(uma);
  expect(saldo).toBeGreaterThan(0);
  for (const aba of abas) await patrocinio(aba).getByLabel('Moedas').fill(String(saldo));
  await Promise.all(abas.map((aba) => patrocinio(aba).getByRole('button', { name: 'Patrocinar' }).click()));

  for (const aba of abas) await expect(deu(aba).or(recusada(aba))).toBeVisible();
  const ganhou = await Promise.all(abas.map((aba) => deu(aba).isVisible()));
  expect(ganhou.filter(Boolean)).toHaveLength(1);

  const dadas = await Promise.all(
    [primeira, segunda].map((id) =>
      db.doc(`${caminhos.sob(caminhos.ideia(contexto, id)).patrocinios}/${uid}`).get(),
    ),
  );
  const moedas = dadas.map((doc) => Number(doc.get('moedas') ?? 0));
  expect(moedas.toSorted((a, b) => a - b)).toEqual([0, saldo]);
  const carteira = await db
    .doc(`${caminhos.sobRegulamento(caminhos.regulamentoIdeias(contexto, 'atual')).carteiras}/${uid}`)
    .get();
  expect(carteira.get('totalMoedas')).toBe(100);
});

test('comitê: observação obrigatória e com limite; dois cliques movem uma vez', async ({ abrir, vigia }) => {
  vigia.tolerar(MANIPULADOR_RECUSADO);
  const id = await umaIdeia('Analisada');
  const page = await abrir('tiago-siqueira', `/ideias/${id}`);
  const bloco = page.getByRole('region', { name: 'Análise do comitê' });
  const observacao = bloco.getByLabel('Observação');
  const finalizar = bloco.getByRole('button', { name: 'Finalizar análise' });
  await finalizar.click();
  await expect(bloco.getByText('Escreva uma observação.')).toBeVisible();
  await observacao.fill('   ');
  await expect(bloco.getByText('Escreva uma observação.')).toBeVisible();
  await observacao.fill('x'.repeat(10_000));
  await expect(bloco.getByText('Use no máximo 5000 caracteres.')).toBeVisible();
  await observacao.fill('<b onmouseover="window.invadida=1">Segue</b> para a pauta 👍');
  await finalizar.dblclick();
  const historico = page.getByRole('region', { name: 'Atividade' });
  await expect(historico).toContainText('para a pauta 👍');
  await expect(page.locator('[onmouseover]')).toHaveCount(0);
  await expect(historico.getByText('Aguardando análise do comitê')).toHaveCount(1);
  await expect(observacao).toHaveValue('');
  expect(await quantosEm(caminhos.sob(caminhos.ideia(contexto, id)).movimentacoes)).toBe(1);
});

test('comitê com a conexão perdida: a observação fica, e a decisão corrigida é a seguinte', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 403/);
  const id = await umaIdeia('Analisada de longe');
  const page = await abrir('tiago-siqueira', `/ideias/${id}`);
  const bloco = page.getByRole('region', { name: 'Análise do comitê' });
  const finalizar = bloco.getByRole('button', { name: 'Finalizar análise' });
  const decidir = async (status: string) => {
    await bloco.getByRole('combobox', { name: 'Novo status' }).click();
    await page.getByRole('option', { name: status }).click();
  };
  await decidir('Reprovada');
  await bloco.getByLabel('Observação').fill('Ata da reunião de segunda');
  await page.context().setOffline(true);
  await finalizar.click();
  await expect(bloco.getByRole('alert')).toContainText('Nada foi perdido');
  await voltarAConexao(page);
  await perderAResposta(page);
  await finalizar.click();
  await expect(bloco.getByRole('alert')).toContainText('Nada foi perdido');
  await expect(bloco.getByLabel('Observação')).toHaveValue('Ata da reunião de segunda');
  await decidir('Aprovada');
  await bloco.getByLabel('Observação').fill('Ata da reunião de segunda, corrigida');
  await finalizar.click();
  await expect(bloco.getByRole('alert')).toContainText(
    'A primeira decisão já foi gravada: Reprovada. Mover agora para Aprovada?',
  );
  await bloco.getByRole('button', { name: 'Mover para Aprovada' }).click();
  await expect(page.getByText('Movimentação cadastrada com sucesso!')).toBeVisible();
  await expect(page.getByLabel('Caminho da ideia')).toContainText('Aprovada (agora)');
  await expect(page.getByText('Recuperar rascunho não salvo?')).toHaveCount(0);
  expect((await db.doc(caminhos.ideia(contexto, id)).get()).get('status')).toBe('APROVADA');
  expect(await quantosEm(caminhos.sob(caminhos.ideia(contexto, id)).movimentacoes)).toBe(2);
});
