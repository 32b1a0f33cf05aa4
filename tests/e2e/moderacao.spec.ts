/** A comment is reported on a telephone, hidden by somebody who moderates, read as hidden, and shown again. */
import { caminhos } from '@/domain/comum/caminhos';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { carimbo } from '@functions/banco';
import { acionar, APARELHOS, cabeNoAparelho } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { umaIdeiaNoBanco } from './ideias';

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
    await acionar(janela.getByRole('button', { name: 'Denunciar', exact: true }));
    await expect(camila.getByText('Denúncia enviada')).toBeVisible();
  });

  const helena = await abrir('helena-duarte', '/moderacao');
  const caso = helena.getByRole('listitem').filter({ hasText: palavras });
  await test.step('Helena a vê na fila, sem saber de quem, e oculta', async () => {
    await expect(caso).toContainText('Ofende ou ataca alguém: Ataca quem propôs.');
    await expect(caso).not.toContainText('Camila');
    await caso.getByRole('button', { name: /^Decidir/ }).click();
    const janela = helena.getByRole('dialog', { name: 'Decidir a denúncia' });
    await janela.getByLabel('O que fazer').selectOption('OCULTAR');
    await janela.getByLabel('Motivo').selectOption('OFENSA');
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
