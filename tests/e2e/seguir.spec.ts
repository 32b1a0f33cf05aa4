/** Somebody follows an idea, hears that it was commented, and stops; the board's summary is read and taken along. */
import { caminhos } from '@/domain/comum/caminhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';
import { umaIdeiaNoBanco } from './ideias';

test('seguir uma ideia conta o que se comenta nela, uma vez, e parar se guarda @principal', async ({ abrir }) => {
  const [autora, quemSegue] = [pessoa('bruna-peixoto'), pessoa('camila-prado')];
  const { contexto } = autora.empresa;
  const titulo = unico('Telhado verde no refeitório');
  const ideia = await umaIdeiaNoBanco(autora, titulo);
  const sobre = caminhos.ideia(contexto, ideia);

  const camila = await abrir(quemSegue.uid, `/ideias/${ideia}`);
  await test.step('Camila segue', async () => {
    await camila.getByRole('button', { name: `Seguir: ${titulo}` }).click();
    await expect(camila.getByRole('button', { name: `Deixar de seguir: ${titulo}` })).toBeVisible();
  });

  await test.step('Bruna comenta duas vezes', async () => {
    const bruna = await abrir(autora.uid, `/ideias/${ideia}`);
    for (const texto of ['Alguém mede a temperatura?', 'Eu trago o termômetro.']) {
      const campo = bruna.getByLabel('Seu comentário');
      await campo.fill(texto);
      await campo.press('Control+Enter');
      await expect(bruna.getByText('Comentário enviado').first()).toBeVisible();
    }
  });

  const ditas = async () =>
    (await db.collection(caminhos.notificacoes(contexto, quemSegue.uid)).where('sobre', '==', sobre).get())
      .size;
  await expect.poll(ditas).toBe(1);
  await test.step('a notificação leva à ideia', async () => {
    await camila.goto('/notificacoes');
    await camila.getByRole('link', { name: new RegExp(`${titulo}.*que você segue`) }).click();
    await expect(camila).toHaveURL(new RegExp(`/ideias/${ideia}`));
  });
  await test.step('e Camila para', async () => {
    await camila.getByRole('button', { name: `Deixar de seguir: ${titulo}` }).click();
    await expect(camila.getByRole('button', { name: `Seguir: ${titulo}` })).toBeVisible();
    const guardado = await db.doc(caminhos.seguindo(contexto, quemSegue.uid)).get();
    expect(guardado.get('ideias')).not.toContain(sobre);
  });
});

test('o resumo para a diretoria se lê na tela e se leva em PDF', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/retorno');
  await page.getByRole('link', { name: 'Resumo para a diretoria' }).click();
  await expect(page.getByRole('heading', { name: 'Funil das ideias' })).toBeVisible();
  await expect(page.getByText(/^Das \d+ ideias publicadas no período/)).toBeVisible();
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em PDF' }).click();
  expect((await baixado).suggestedFilename()).toMatch(/^resumo-para-a-diretoria-.*\.pdf$/);
  await conferir(page, 'retorno-diretoria');
});

test('os comunicados da empresa se leem em uma página', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/comunicados');
  await expect(page.getByRole('article', { name: 'Oficinas de ideias na próxima semana' })).toBeVisible();
  await conferir(page, 'comunicados');
});
