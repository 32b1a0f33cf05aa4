/** What a company switches off is neither offered nor accepted (part 2 §6, module 3). */
import { idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { caminhos } from '@/domain/comum/caminhos';
import { concede } from '@/domain/acesso/permissoes-em-texto';
import { db, expect, pessoa, test, unico } from './apoio';
import { criarIdeiaDireto } from './direto';
import { quantasComTitulo, UM_RASCUNHO, umaIdeiaDe } from './ideias';
import { verComo } from './passos';

const zilda = pessoa('zilda-moraes');
const { contexto } = zilda.empresa;

/** Switches 'criacao' of ideas for collaborators of her company, and waits until her membership says so. */
async function permitirCriacao(criacao: boolean) {
  await db.doc(`${caminhos.autorizacao(contexto)}/${idDaAutorizacao('COLLABORATOR', 3)}`).update({ criacao });
  const registro = db.doc(caminhos.colaborador(contexto, zilda.uid));
  const permissoes = async () => String((await registro.get()).get('permissoes'));
  await expect.poll(async () => concede(await permissoes(), 3, 'criacao')).toBe(criacao);
}

test('quem não pode criar não vê o botão, e as regras recusam a escrita direta @principal @sempre', async ({
  abrir,
}) => {
  const titulo = unico('Fermento natural da casa');
  const rascunho = umaIdeiaDe(zilda, titulo, UM_RASCUNHO);
  const botao = 'Adicionar Ideia';

  await permitirCriacao(false);
  const page = await abrir('zilda-moraes', '/ideias');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: botao })).toHaveCount(0);
  await verComo(page, 'Cartões');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: botao })).toHaveCount(0);
  await expect(criarIdeiaDireto(zilda, rascunho)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await quantasComTitulo(zilda, titulo)).toBe(0);

  // The same write with the flag on: it was the flag that refused it.
  await permitirCriacao(true);
  await criarIdeiaDireto(zilda, rascunho);
  expect(await quantasComTitulo(zilda, titulo)).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: botao })).toBeVisible();
});
