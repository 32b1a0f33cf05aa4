/** The organiser writes to companies of a project (decisions P425 to P428); whoever gets it stops the next ones. */
import { caminhos } from '@/domain/comum/caminhos';
import { APARELHOS } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';

test('uma mensagem a uma seleção é conferida, enviada, e aparece com o que houve com cada carta', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/convidarEmpresa/premio-anterior');
  const botao = page.getByRole('button', { name: 'Mensagens', exact: true });
  if (await botao.isHidden()) await page.getByRole('button', { name: 'Mais ações' }).click();
  await botao.or(page.getByRole('menuitem', { name: 'Mensagens' })).click();
  const mensagens = page.getByRole('dialog', { name: 'Mensagens às empresas' });
  await mensagens.getByRole('button', { name: 'Nova mensagem' }).click();
  const nova = page.getByRole('dialog', { name: 'Nova mensagem' });
  const assunto = unico('Obrigado');
  await nova.getByLabel('Assunto').fill(`${assunto}, {{empresa}}`);
  await nova.getByLabel('Texto').fill('Olá, {{responsavel}}!\n<b>Até</b> a próxima edição de {{projeto}}.');
  await nova.getByRole('button', { name: 'Conferir a mensagem' }).click();
  const carta = nova.frameLocator('iframe[title="Como a mensagem chega"]');
  await expect(carta.getByText('<b>Até</b> a próxima edição', { exact: false })).toBeVisible();
  await conferir(page, 'nova-mensagem');
  await page.setViewportSize({ width: 1280, height: 800 });
  await nova.getByRole('button', { name: /^Enviar a \d+ empresas$/ }).click();
  await expect(mensagens.getByRole('button', { name: new RegExp(assunto) })).toBeVisible();
  await mensagens.getByRole('button', { name: new RegExp(assunto) }).click();
  await expect(
    mensagens
      .getByRole('list', { name: 'Empresas' })
      .getByText(/Aceita pelo servidor|A caminho/)
      .first(),
  ).toBeVisible();
  await conferir(page, 'mensagem-enviada');
  const { contexto } = pessoa('helena-duarte').empresa;
  const { docs } = await db
    .collection(caminhos.daEmpresa(contexto, 'comunicados'))
    .where('assunto', '==', `${assunto}, {{empresa}}`)
    .get();
  expect(docs).toHaveLength(1);
});

test('a página que para as mensagens não para nada ao abrir, e diz quando o endereço não é de ninguém', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(/status of 400/);
  const page = await abrir(null, '/parar-mensagens/l/e/c/p#nenhumsegredonenhumsegredo', APARELHOS.android);
  await expect(page.getByRole('heading', { name: 'Parar mensagens' })).toBeVisible();
  await conferir(page, 'parar-mensagens');
  await page.getByRole('button', { name: 'Não quero mais mensagens' }).click();
  await expect(page.getByText(/Endereço não encontrado/)).toBeVisible();
});
