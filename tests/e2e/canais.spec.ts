/** The company's channels: an administrator sets one up and sees what became of its messages (decisions P150). */
import { caminhosDosCanais } from '@/domain/canais/canal';
import { db, expect, pessoa, test } from './apoio';
import { conferir } from './conferir';

const { contexto } = pessoa('helena-duarte').empresa;

test.afterAll(() => db.doc(caminhosDosCanais.canal(contexto, 'PROPRIO')).delete());

test('a administradora configura um canal, envia um teste, troca o segredo e o remove @principal', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/empresas');
  await page.getByRole('button', { name: /^Ações de Metalúrgica Aurora/ }).click();
  await page.getByRole('menuitem', { name: 'Canais de aviso' }).click();
  const canais = page.getByRole('dialog', { name: 'Canais de aviso' });
  const proprio = canais.getByRole('region', { name: 'Servidor da empresa' });
  await expect(canais.getByText('Desligado por falhas')).toBeVisible();
  await conferir(page, 'canais');

  await test.step('o endereço de dentro é recusado; o da empresa é salvo, e não volta inteiro', async () => {
    await proprio.getByRole('button', { name: 'Configurar o canal Servidor da empresa' }).click();
    const form = page.getByRole('dialog', { name: 'Canal: Servidor da empresa' });
    await form.getByLabel('Endereço').fill('https://192.168.0.10/avisos');
    await form.getByRole('button', { name: 'Salvar canal' }).click();
    await expect(form.getByText(/não um número de IP/)).toBeVisible();
    await conferir(page, 'canal-recusado');
    await form.getByLabel('Endereço').fill('https://avisos.aurora.exemplo/inovacao');
    await form.getByRole('button', { name: 'Salvar canal' }).click();
    await expect(form).toBeHidden();
    await expect(proprio.getByText('avisos.aurora.exemplo/…acao')).toBeVisible();
  });

  await test.step('o teste chega, e a lista o diz', async () => {
    await proprio.getByRole('button', { name: 'Enviar teste' }).click();
    const primeira = canais.getByRole('region', { name: 'Últimas entregas' }).getByRole('listitem').first();
    await expect(primeira).toContainText('Teste');
    await expect(primeira).toContainText('Entregue');
  });

  await test.step('o segredo novo aparece uma vez; removido, o canal some', async () => {
    await proprio.getByRole('button', { name: 'Gerar segredo' }).click();
    await page
      .getByRole('dialog', { name: 'Gerar um segredo novo?' })
      .getByRole('button', { name: 'Gerar segredo' })
      .click();
    await expect(proprio.getByText('Guarde este segredo agora')).toBeVisible();
    await conferir(page, 'canais-segredo');
    await proprio.getByRole('button', { name: 'Remover' }).click();
    await page.getByRole('button', { name: 'Remover canal' }).click();
    await expect(proprio.getByText('Não configurado')).toBeVisible();
  });
});
