/** Somebody is mentioned in a comment, hears of it, goes there, and the bell falls silent; then switches it off. */
import { caminhos } from '@/domain/comum/caminhos';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { carimbo } from '@functions/banco';
import { acionar, APARELHOS, cabeNoAparelho } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { retrato } from './fotos';
import { conferir } from './conferir';
import { umaIdeiaNoBanco } from './ideias';

test('uma menção chega ao sino, leva ao comentário e some do sino @principal @sempre', async ({ abrir }) => {
  // No other story names her: what they do beside this one would raise the number on her bell.
  const [autora, mencionado] = [pessoa('bruna-peixoto'), pessoa('fernanda-queiroz')];
  const { contexto } = autora.empresa;
  const titulo = unico('Bebedouro no pátio');
  const ideia = await umaIdeiaNoBanco(autora, titulo);
  const caixa = db.doc(caminhos.caixa(contexto, mencionado.uid));
  // What is told to the whole company is other stories' doing.
  await db.doc(caminhos.preferencias(contexto, mencionado.uid)).set({
    semAviso: ['DESAFIO', 'COMUNICADO', 'SEGUIDO'],
    semEmail: [],
    updatedAt: new Date(),
    updatedBy: mencionado.uid,
  });
  await caixa.set({ naoLidas: 0, lidasAte: new Date(), updatedAt: new Date() });

  await test.step('Bruna menciona Fernanda pelo teclado', async () => {
    const bruna = await abrir(autora.uid, `/ideias/${ideia}`);
    const campo = bruna.getByLabel('Seu comentário');
    await campo.pressSequentially('Bom dia, @fernanda');
    await expect(bruna.getByRole('option', { name: /Fernanda Queiroz/ })).toBeVisible();
    await campo.press('Enter');
    await expect(campo).toHaveValue('Bom dia, @Fernanda Queiroz ');
    await campo.pressSequentially('o orçamento cabe?');
    await campo.press('Control+Enter');
    await expect(bruna.getByText('Comentário enviado')).toBeVisible();
  });

  await expect.poll(async () => (await caixa.get()).get('naoLidas')).toBe(1);

  const fernanda = await abrir(mencionado.uid, '/home-ideias');
  await test.step('Fernanda vê o número, abre o sino e segue a notificação', async () => {
    const sino = fernanda.getByRole('button', { name: 'Notificações', exact: true });
    await expect(sino).toHaveAccessibleDescription('1 não lida');
    await sino.click();
    const painel = fernanda.getByRole('dialog', { name: 'Notificações' });
    const linha = painel.getByRole('link', { name: /Bruna Peixoto mencionou você/ }).first();
    await expect(linha).toContainText(titulo);
    await fernanda.keyboard.press('Escape');
    await expect(painel).toHaveCount(0);
    await expect(sino).toBeFocused();
    await sino.press('Enter');
    await linha.click();
    await expect(fernanda).toHaveURL(new RegExp(`/ideias/${ideia}\\?comentario=`));
    await expect(fernanda.getByRole('region', { name: 'Comentário da notificação' })).toContainText(
      'o orçamento cabe?',
    );
    await expect(sino).not.toHaveAccessibleDescription(/./);
    await expect.poll(async () => (await caixa.get()).get('naoLidas')).toBe(0);
  });

  await test.step('e desliga as menções por e-mail', async () => {
    await fernanda.goto('/notificacoes/preferencias');
    await fernanda.getByRole('switch', { name: 'Menções a você: no e-mail do dia' }).press('Space');
    await expect(fernanda.getByText('Preferência salva')).toBeVisible();
    const guardadas = await db.doc(caminhos.preferencias(contexto, mencionado.uid)).get();
    expect(guardadas.get('semEmail')).toEqual(['MENCAO']);
  });
});

/** Moderation: reported on a telephone, hidden by an administrator, read as hidden, shown again. */
test('um comentário se denuncia no celular, se oculta com motivo e volta', async ({ abrir }) => {
  const [autora, escreve] = [pessoa('diego-farias'), pessoa('bruna-peixoto')];
  const { contexto } = autora.empresa;
  const titulo = unico('Luz do galpão');
  const ideia = await umaIdeiaNoBanco(autora, titulo);
  const palavras = unico('Quem propôs isto não trabalha');
  const { nome, email, role } = escreve.colaborador;
  const refPath = caminhos.colaborador(contexto, escreve.uid);
  await db.doc(`${caminhos.sob(caminhos.ideia(contexto, ideia)).comentarios}/denunciado`).set(
    comentarioSchema.parse({
      comentario: palavras,
      autor: { refPath, nome, email, role },
      colaboradoresMencionadosReferences: [],
      respostaAoComentarioReference: '',
      ...carimbo(new Date(), escreve.uid),
    }),
  );

  const camila = await abrir('camila-prado', `/ideias/${ideia}`, APARELHOS.android);
  await test.step('Camila denuncia o comentário no celular', async () => {
    await acionar(camila.getByRole('button', { name: `Denunciar o comentário de ${nome}` }));
    const janela = camila.getByRole('dialog', { name: 'Denunciar o comentário da ideia' });
    await janela.getByLabel('Por que você denuncia').selectOption('OFENSA');
    await janela.getByLabel('O que há de errado').fill('Ataca quem propôs.');
    await cabeNoAparelho(camila);
    await retrato(camila, 'moderacao-denunciar');
    await acionar(janela.getByRole('button', { name: 'Denunciar', exact: true }));
    await expect(camila.getByText('Denúncia enviada')).toBeVisible();
  });

  const helena = await abrir('helena-duarte', '/moderacao');
  const caso = helena.getByRole('listitem').filter({ hasText: palavras });
  await test.step('Helena a vê na fila, sem saber de quem, e oculta', async () => {
    await expect(caso).toContainText('Ofende ou ataca alguém: Ataca quem propôs.');
    await expect(caso).not.toContainText('Camila');
    await retrato(helena, 'moderacao-fila');
    await caso.getByRole('button', { name: /^Decidir/ }).click();
    const janela = helena.getByRole('dialog', { name: 'Decidir a denúncia' });
    await janela.getByLabel('O que fazer').selectOption('OCULTAR');
    await janela.getByLabel('Motivo').selectOption('OFENSA');
    await retrato(helena, 'moderacao-decidir');
    await janela.getByRole('button', { name: 'Decidir', exact: true }).click();
    await expect(helena.getByText('Decisão guardada')).toBeVisible();
    await expect(caso).toHaveCount(0);
  });

  await test.step('quem escreveu e a conversa leem o motivo, e o texto em lugar nenhum', async () => {
    const bruna = await abrir(escreve.uid, `/ideias/${ideia}`);
    const comentario = bruna.getByRole('article', { name: `Comentário de ${nome}` });
    await expect(comentario).toContainText('Ocultado pela moderação: ofende ou ataca alguém.');
    await expect(comentario.getByRole('button', { name: 'Editar' })).toHaveCount(0);
    await expect(bruna.getByText(palavras)).toHaveCount(0);
    await retrato(bruna, 'moderacao-ocultado');
  });

  await test.step('Helena o mostra de novo, e o texto volta', async () => {
    await helena.getByLabel('Mostrar').selectOption('OCULTO');
    await expect(caso).toBeVisible();
    await caso.getByRole('button', { name: /^Decidir/ }).click();
    const janela = helena.getByRole('dialog', { name: 'Decidir a denúncia' });
    await janela.getByLabel('O que fazer').selectOption('RESTAURAR');
    await janela.getByRole('button', { name: 'Decidir', exact: true }).click();
    await expect(caso).toHaveCount(0);
    await camila.reload();
    await expect(camila.getByText(palavras)).toBeVisible();
  });
});

test('seguir uma ideia conta o que se comenta nela, uma vez, e parar se guarda', async ({ abrir }) => {
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
