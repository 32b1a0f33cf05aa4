/** Answering by a link on a phone, without an account: from the mail, offline, elsewhere, by an open link (part 3 §2). */
import type { Page } from '@playwright/test';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { caminhos } from '@/domain/comum/caminhos';
import { APARELHOS } from './aparelhos';
import { db, expect, test, unico } from './apoio';
import { carta, link } from './cartas';
import { conferir } from './conferir';
import { publicado } from './publicado';
import { LINHAS_DA_REDE, voltarAConexao } from './rede';
import { verConvidados } from './passos';

const TELEFONE = APARELHOS.iphone;
const SALVO = /^Salvo às \d\d:\d\d$/;
const situacao = (page: Page) => page.locator('[data-situacao]');
const responder = (page: Page, opcao: string) => page.getByLabel(opcao, { exact: true }).check();
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const umEmail = () => `${unico('link').replace(' ', '-')}@exemplo.com.br`;

/** An administrator opens the dialog of the questionnaire. */
async function aConvidar(page: Page, nome: string) {
  await verConvidados(page, nome);
  await botao(page, 'Convidar colaboradores').click();
  return page.getByRole('dialog', { name: `Convidar para ${nome}` });
}
async function convidar(page: Page, nome: string, email: string) {
  const dialogo = await aConvidar(page, nome);
  await dialogo.getByLabel('E-mails').fill(email);
  await dialogo.getByRole('button', { name: 'Enviar convites' }).click();
  await expect(page.getByText('Convite enviado com sucesso!')).toBeVisible();
  return link(await carta(email, /^Convite para responder/), /\/responderQuestionario\//);
}
/** The page's own files are on the device. */
const guardada = (page: Page) =>
  page.waitForFunction(async () => (await caches.match('/')) !== undefined, undefined, { polling: 200 });

async function identificar(page: Page, nome: string, email?: string) {
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Nome').fill(nome);
  if (email) await dialogo.getByLabel('E-mail', { exact: true }).fill(email);
  await dialogo.getByRole('button', { name: 'Finalizar questionário' }).click();
}

test.describe.configure({ mode: 'parallel' });

test('do e-mail ao fim num telefone: sem conexão, reaberto sem ela, e noutro aparelho @principal', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 400/);
  const nome = unico('Por link');
  const { id, contexto } = await publicado(nome, { enviarRetornoEmail: true });
  const email = umEmail();
  const admin = await abrir('helena-duarte', '/convidarColaboradores');
  const endereco = await convidar(admin, nome, email);

  const telefone = await abrir(null, endereco, TELEFONE);
  await expect(telefone.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  // Nobody copies the secret out of the address.
  expect(new URL(telefone.url()).hash).toBe('');
  await responder(telefone, '7');
  await expect(situacao(telefone)).toHaveText(SALVO);
  await conferir(telefone, 'responder-por-link');
  await telefone.setViewportSize(TELEFONE.viewport);
  await guardada(telefone);

  await telefone.context().setOffline(true);
  await responder(telefone, 'Em parte');
  await expect(situacao(telefone)).toHaveText('Sem conexão. Salvo neste aparelho');
  await telefone.reload();
  await expect(telefone.getByLabel('7', { exact: true })).toBeChecked();
  await expect(telefone.getByLabel('Em parte', { exact: true })).toBeChecked();
  await expect(situacao(telefone)).toHaveText('Sem conexão. Salvo neste aparelho');
  await botao(telefone, 'Avançar').tap();
  await responder(telefone, 'Sim');
  await voltarAConexao(telefone);
  await expect(situacao(telefone)).toHaveText(SALVO);

  const mesa = await abrir(null, endereco);
  await expect(mesa.getByRole('heading', { name: 'Cultura' })).toBeVisible();
  await expect(mesa.getByLabel('Sim', { exact: true })).toBeChecked();
  await botao(mesa, 'Finalizar').click();
  const dialogo = mesa.getByRole('dialog');
  await expect(dialogo.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await expect(dialogo.getByLabel('E-mail', { exact: true })).toHaveAttribute('readonly');
  await dialogo.getByLabel('Nome').fill('R');
  await dialogo.getByRole('button', { name: 'Finalizar questionário' }).click();
  await expect(dialogo.getByText('Escreva o seu nome.')).toBeVisible();
  await conferir(mesa, 'identificacao');
  await dialogo.getByLabel(/^Desejo receber relatório/).check();
  await identificar(mesa, 'Rosa Respondente');
  await expect(mesa.getByRole('heading', { name: 'Questionário respondido com sucesso!' })).toBeVisible();
  await conferir(mesa, 'respondido-por-link');

  // The phone comes too late, and says so.
  await telefone.reload();
  await expect(telefone.getByText('Este questionário já foi finalizado anteriormente.')).toBeVisible();
  await expect(async () => {
    const { docs } = await db
      .collection(caminhoDosConvidados(contexto))
      .where('idQuestionario', '==', id)
      .get();
    expect(docs.map((d) => d.get('situacao') as string)).toEqual(['respondido']);
  }).toPass();
});

test('um convite cancelado, um link mudado e um sem segredo dizem o que houve, e nada mais', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 400/);
  const nome = unico('Link recusado');
  await publicado(nome);
  const email = umEmail();
  const admin = await abrir('helena-duarte', '/convidarColaboradores');
  const endereco = await convidar(admin, nome, email);
  const page = await abrir(null, `${endereco}x`, TELEFONE);
  await expect(page.getByText(/^Este link não abre nenhum questionário\./)).toBeVisible();
  const { docs } = await db.collection(caminhos.convites).where('email', '==', email).get();
  await docs[0]?.ref.update({ cancelado: true });
  const cancelado = await abrir(null, endereco, TELEFONE);
  await expect(cancelado.getByText(/^Seu convite foi cancelado!/)).toBeVisible();
  await docs[0]?.ref.update({ cancelado: false });

  const [semSegredo = ''] = endereco.split('#');
  const antigo = await abrir(null, `${semSegredo}/${encodeURIComponent(email)}`, TELEFONE);
  await expect(antigo.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await conferir(antigo, 'pedir-link');
  await botao(antigo, 'Receber o link').click();
  await expect(antigo.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
  const mandado = await abrir(null, link(await carta(email, /^Seu link para responder/)), TELEFONE);
  await expect(mandado.getByRole('heading', { level: 1, name: nome })).toBeVisible();
});

test('o link aberto: feito, copiado e renovado; cada pessoa na sua folha, que continua noutro aparelho', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 400/);
  const nome = unico('Link aberto');
  const { id, contexto } = await publicado(nome, { autenticaInicio: true });
  const admin = await abrir('helena-duarte', '/convidarColaboradores');
  const dialogo = await aConvidar(admin, nome);
  await dialogo.getByText('Copiar link', { exact: true }).click();
  await botao(admin, 'Criar link').click();
  await expect(admin.getByText('Link criado com sucesso!')).toBeVisible();
  const texto = dialogo.getByText(/#link=/);
  const endereco = new URL((await texto.textContent()) ?? '');
  // While it is shown it lies above the dialog's cross on a phone.
  await expect(admin.getByText('Link criado com sucesso!')).toBeHidden();
  await conferir(admin, 'link-aberto');

  const caminho = `${endereco.pathname}${endereco.hash}`;
  const telefone = await abrir(null, caminho, TELEFONE);
  await expect(telefone.getByRole('heading', { level: 1, name: nome })).toBeVisible();
  await conferir(telefone, 'comeco-do-link');
  await telefone.setViewportSize(TELEFONE.viewport);
  await botao(telefone, 'Começar a responder').tap();
  await expect(telefone.getByText('Escreva o seu nome.')).toBeVisible();
  await telefone.getByLabel('Nome').fill('Lia do Link');
  await telefone.getByLabel('E-mail', { exact: true }).fill('lia@exemplo.com.br');
  await botao(telefone, 'Começar a responder').tap();
  await responder(telefone, '9');
  await expect(situacao(telefone)).toHaveText(SALVO);
  // The same device comes back to the same sheet; somebody else there begins another.
  await telefone.goto('about:blank');
  await telefone.goto(caminho);
  await expect(botao(telefone, 'Não fui eu: começar outra resposta')).toBeVisible();
  await botao(telefone, 'Continuar a resposta deste aparelho').tap();
  await expect(telefone.getByLabel('9', { exact: true })).toBeChecked();

  const email = umEmail();
  await telefone.getByText('Continuar em outro aparelho').tap();
  await telefone.getByLabel('E-mail', { exact: true }).fill(email);
  await botao(telefone, 'Enviar link').tap();
  await expect(telefone.getByText(`Enviamos o link para ${email}.`, { exact: false })).toBeVisible();
  const mesa = await abrir(null, link(await carta(email, /^Seu link para responder/)));
  await expect(mesa.getByLabel('9', { exact: true })).toBeChecked();

  await admin.setViewportSize({ width: 1280, height: 800 });
  await botao(admin, 'Renovar link').click();
  await admin
    .getByRole('dialog', { name: 'Renovar o link?' })
    .getByRole('button', { name: 'Renovar link' })
    .click();
  await expect(admin.getByText('Link renovado com sucesso!')).toBeVisible();
  const velho = await abrir(null, caminho, TELEFONE);
  await expect(velho.getByText(/^Este link não abre nenhum questionário\./)).toBeVisible();

  await responder(mesa, 'Não');
  await botao(mesa, 'Avançar').click();
  await responder(mesa, 'Sim');
  await botao(mesa, 'Finalizar').click();
  // Who they are was said at the beginning.
  await expect(mesa.getByRole('heading', { name: 'Questionário respondido com sucesso!' })).toBeVisible();
  const folhas = await db
    .collection(`${caminhos.empresa(contexto)}/respostas`)
    .where('idQuestionario', '==', id)
    .get();
  expect(folhas.docs.map((d) => d.get('idRespondente') === d.id)).toEqual([true]);
});
