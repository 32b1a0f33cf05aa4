/** Several rows at once: the selection lasts over searches, the question says how many, the bar what came of them. */
import { caminhos } from '@/domain/comum/caminhos';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { db, expect, pessoa, test, unico } from './apoio';
import { UM_RASCUNHO, umaIdeiaNoBanco } from './ideias';
import { procurar } from './passos';

test('duas pessoas, achadas uma depois da outra, mudam de perfil juntas, e de volta @principal', async ({
  abrir,
}) => {
  const quem = [pessoa('eduardo-lins'), pessoa('juliana-matos')];
  const page = await abrir('helena-duarte', '/colaboradores');
  const campo = page.getByRole('searchbox', { name: 'Pesquisar por nome ou e-mail' });
  for (const { colaborador } of quem) {
    await campo.fill(colaborador.nome);
    await campo.press('Enter');
    // Before the search ends it stands there too, and a press on what is drawn anew is lost.
    await expect(page.getByRole('checkbox', { name: /^Selecionar (?!tudo)/ })).toHaveCount(1);
    await page.getByRole('checkbox', { name: `Selecionar ${colaborador.nome}` }).click();
  }
  for (const [perfil, papel] of [
    ['Membro', 'MEMBER'],
    ['Colaborador', 'COLLABORATOR'],
  ] as const) {
    await expect(page.getByText('2 pessoas selecionadas')).toBeVisible();
    await page.getByRole('button', { name: 'Mudar perfil' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Mudar o perfil de 2 pessoas?' });
    await expect(pergunta.getByLabel('Novo perfil')).toBeFocused();
    await pergunta.getByLabel('Novo perfil').selectOption(perfil);
    await pergunta.getByRole('button', { name: 'Mudar perfil' }).click();
    await expect(page.getByText('2 pessoas mudaram de perfil.')).toBeVisible();
    for (const { uid, empresa } of quem) {
      const guardado = await db.doc(caminhos.colaborador(empresa.contexto, uid)).get();
      expect((guardado.data() as Colaborador).role).toBe(papel);
    }
    // What was done is no longer selected; the list still shows the last one found.
    if (papel === 'COLLABORATOR') break;
    for (const { colaborador } of quem) {
      await campo.fill(colaborador.nome);
      await campo.press('Enter');
      await page.getByRole('checkbox', { name: `Selecionar ${colaborador.nome}` }).click();
    }
  }
});

test('os rascunhos da pessoa saem juntos; o que ela publicou não se seleciona', async ({ abrir }) => {
  const autora = pessoa('bruna-peixoto');
  const palavra = unico('Lote').replace(' ', '');
  for (const numero of [1, 2]) await umaIdeiaNoBanco(autora, `${palavra} rascunho ${numero}`, UM_RASCUNHO);
  await umaIdeiaNoBanco(autora, `${palavra} publicada`);
  const page = await abrir(autora.uid, '/ideias');
  await procurar(page, palavra);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('checkbox', { name: `Selecionar ${palavra} publicada` })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Selecionar tudo nesta página' }).click();
  await page.getByRole('button', { name: 'Remover rascunhos' }).click();
  await page
    .getByRole('dialog', { name: /remover 2 rascunhos/ })
    .getByRole('button', { name: 'Sim' })
    .click();
  await expect(page.getByText('2 rascunhos removidos.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});
