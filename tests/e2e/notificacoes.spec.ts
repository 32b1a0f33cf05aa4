/** Somebody is mentioned in a comment, hears of it, goes there, and the bell falls silent; then switches it off. */
import { caminhos } from '@/domain/comum/caminhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { umaIdeiaNoBanco } from './ideias';

test('uma menção chega ao sino, leva ao comentário e some do sino', { tag: '@sempre' }, async ({ abrir }) => {
  const [autora, mencionado] = [pessoa('bruna-peixoto'), pessoa('vanessa-coelho')];
  const { contexto } = autora.empresa;
  const titulo = unico('Bebedouro no pátio');
  const ideia = await umaIdeiaNoBanco(autora, titulo);
  const caixa = db.doc(caminhos.caixa(contexto, mencionado.uid));
  await caixa.set({ naoLidas: 0, lidasAte: new Date(), updatedAt: new Date() });

  await test.step('Bruna menciona Vanessa pelo teclado', async () => {
    const bruna = await abrir(autora.uid, `/ideias/${ideia}`);
    const campo = bruna.getByLabel('Seu comentário');
    await campo.pressSequentially('Bom dia, @vanessa');
    await expect(bruna.getByRole('option', { name: /Vanessa Coelho/ })).toBeVisible();
    await campo.press('Enter');
    await expect(campo).toHaveValue('Bom dia, @Vanessa Coelho ');
    await campo.pressSequentially('o orçamento cabe?');
    await campo.press('Control+Enter');
    await expect(bruna.getByText('Comentário enviado')).toBeVisible();
  });

  await expect.poll(async () => (await caixa.get()).get('naoLidas')).toBe(1);

  const vanessa = await abrir(mencionado.uid, '/home-ideias');
  await test.step('Vanessa vê o número, abre o sino e segue a notificação', async () => {
    const sino = vanessa.getByRole('button', { name: 'Notificações', exact: true });
    await expect(sino).toHaveAccessibleDescription('1 não lida');
    await sino.click();
    const painel = vanessa.getByRole('dialog', { name: 'Notificações' });
    const linha = painel.getByRole('link', { name: /Bruna Peixoto mencionou você/ }).first();
    await expect(linha).toContainText(titulo);
    await vanessa.keyboard.press('Escape');
    await expect(painel).toHaveCount(0);
    await expect(sino).toBeFocused();
    await sino.press('Enter');
    await linha.click();
    await expect(vanessa).toHaveURL(new RegExp(`/ideias/${ideia}\\?comentario=`));
    await expect(vanessa.getByRole('region', { name: 'Comentário da notificação' })).toContainText(
      'o orçamento cabe?',
    );
    await expect(sino).not.toHaveAccessibleDescription(/./);
    await expect.poll(async () => (await caixa.get()).get('naoLidas')).toBe(0);
  });

  await test.step('e desliga as menções por e-mail', async () => {
    await vanessa.goto('/notificacoes/preferencias');
    await vanessa.getByRole('switch', { name: 'Menções a você: no e-mail do dia' }).press('Space');
    await expect(vanessa.getByText('Preferência salva')).toBeVisible();
    const guardadas = await db.doc(caminhos.preferencias(contexto, mencionado.uid)).get();
    expect(guardadas.get('semEmail')).toEqual(['MENCAO']);
  });
});
