/** Ideas on real phones: proposed, liked, commented and sponsored with a finger; and what asks, asked twice in one visit. */
import { APARELHOS, acionar, cabeNoAparelho, escolherNoCelular } from './aparelhos';
import { expect, pessoa, test, unico } from './apoio';
import { retrato } from './fotos';
import {
  abrirFormulario,
  formularioDaIdeia,
  quantasComTitulo,
  TEXTOS,
  umaIdeiaNoBanco,
  UM_RASCUNHO,
} from './ideias';
import { duasVezes, procurar } from './passos';

const diego = pessoa('diego-farias');

test.describe.configure({ mode: 'parallel' });

test('uma ideia se propõe num celular pequeno, e logo outra, na mesma visita @principal', async ({
  abrir,
}) => {
  const page = await abrir(diego.uid, '/ideias', APARELHOS.android);
  const formulario = formularioDaIdeia(page);
  await duasVezes(page, async () => {
    const titulo = unico('Caixas etiquetadas');
    await acionar(page.getByRole('button', { name: 'Adicionar Ideia' }));
    await formulario.getByLabel('Título').fill(titulo);
    await escolherNoCelular(page, 'Objetivos', 'Reduzir custos');
    await escolherNoCelular(page, 'Setores', 'Logística');
    for (const [rotulo, texto] of Object.entries(TEXTOS)) {
      await formulario.getByLabel(rotulo).fill(texto);
      await cabeNoAparelho(page);
    }
    await acionar(formulario.getByRole('button', { name: 'Publicar ideia' }));
    const pergunta = page.getByRole('dialog', { name: 'Publicar esta ideia?' });
    await acionar(pergunta.getByRole('button', { name: 'Publicar ideia' }));
    await expect(formulario).toBeHidden();
    expect(await quantasComTitulo(diego, titulo)).toBe(1);
  });
});

test('numa tela de iPhone se curte, se comenta e se patrocina', async ({ abrir }) => {
  const id = await umaIdeiaNoBanco(diego, unico('Sobras por liga'));
  const page = await abrir('camila-prado', `/ideias/${id}`, APARELHOS.iphone);
  await acionar(page.getByRole('button', { name: 'Curtir essa ideia (0)' }));
  await expect(page.getByRole('button', { name: 'Descurtir essa ideia (1)' })).toBeVisible();
  await page.getByLabel('Seu comentário').fill('Na pintura também.');
  await acionar(page.locator('#conversa').getByRole('button', { name: 'Comentar' }));
  await expect(page.getByText('Na pintura também.')).toBeVisible();
  const patrocinio = page.getByRole('region', { name: 'Patrocínio' });
  await patrocinio.getByLabel('Moedas').fill('3');
  await acionar(patrocinio.getByRole('button', { name: 'Patrocinar' }));
  await expect(patrocinio.getByRole('button', { name: 'Patrocínio realizado' })).toBeDisabled();
  await cabeNoAparelho(page);
});

test('o que pergunta fica à frente também na segunda vez de uma visita', async ({ abrir }) => {
  const palavra = unico('Descartada').replace(' ', '-');
  const titulos = [`${palavra} primeira`, `${palavra} segunda`];
  for (const titulo of titulos) await umaIdeiaNoBanco(diego, titulo, UM_RASCUNHO);
  const page = await abrir(diego.uid, '/ideias');
  const formulario = formularioDaIdeia(page);
  const sair = page.getByRole('dialog', { name: 'Sair sem salvar?' });

  await test.step('cancelar com mudanças', () =>
    duasVezes(page, async () => {
      await abrirFormulario(page);
      await formulario.getByLabel('Título').fill('Mudado');
      await formulario.getByRole('button', { name: 'Cancelar' }).click();
      await sair.getByRole('button', { name: 'Continuar editando' }).click();
      await expect(formulario.getByLabel('Título')).toHaveValue('Mudado');
      // Escape asks, and Escape takes the question away, not the form.
      await page.keyboard.press('Escape');
      await expect(sair).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sair).toBeHidden();
      await expect(formulario.getByLabel('Título')).toHaveValue('Mudado');
      await page.keyboard.press('Escape');
      await sair.getByRole('button', { name: 'Descartar' }).click();
      await expect(formulario).toBeHidden();
    }));

  await test.step('remover', async () => {
    await procurar(page, palavra);
    await duasVezes(page, async (vez) => {
      const titulo = titulos[vez] ?? '';
      await page.getByRole('button', { name: `Ações de ${titulo}` }).click();
      await page.getByRole('menuitem', { name: 'Remover' }).click();
      await page
        .getByRole('dialog', { name: /^Tem certeza/ })
        .getByRole('button', { name: 'Sim' })
        .click();
      await expect(page.getByRole('row', { name: titulo })).toHaveCount(0);
    });
  });

  await test.step('perguntar depois de uma gaveta', () =>
    duasVezes(page, async () => {
      await page.getByRole('button', { name: 'Filtros', exact: true }).click();
      const gaveta = page.getByRole('dialog', { name: 'Filtros' });
      await expect(gaveta).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(gaveta).toBeHidden();
      await abrirFormulario(page);
      await formulario.getByLabel('Título').fill('Depois dos filtros');
      await formulario.getByRole('button', { name: 'Cancelar' }).click();
      await sair.getByRole('button', { name: 'Descartar' }).click();
      await expect(formulario).toBeHidden();
    }));
});

test('as ideias se pedem por setor, objetivo e autor no celular, e o endereço leva a elas', async ({
  abrir,
}) => {
  const palavra = unico('Peneira').replace(' ', '-');
  const autora = pessoa('bruna-peixoto');
  await umaIdeiaNoBanco(autora, `${palavra} da Bruna`, {
    setores: ['Logística'],
    objetivo: ['Desenvolver pessoas'],
  });
  await umaIdeiaNoBanco(autora, `${palavra} de outro setor`, {
    setores: ['Produção'],
    objetivo: ['Desenvolver pessoas'],
  });
  await umaIdeiaNoBanco(diego, `${palavra} de outra pessoa`, {
    setores: ['Logística'],
    objetivo: ['Desenvolver pessoas'],
  });
  const endereco = new URLSearchParams({
    setor: 'Logística',
    objetivo: 'Desenvolver pessoas',
    autor: `${autora.uid}|${autora.colaborador.nome}`,
  });
  const page = await abrir('camila-prado', `/ideias?${endereco.toString()}`, APARELHOS.android);
  await expect(page.getByText(`${palavra} da Bruna`)).toBeVisible();
  await expect(page.getByText(`${palavra} de outro setor`)).toHaveCount(0);
  await expect(page.getByText(`${palavra} de outra pessoa`)).toHaveCount(0);
  const aplicados = page.getByRole('list', { name: 'Filtros aplicados' });
  await expect(aplicados).toContainText(autora.colaborador.nome);
  await cabeNoAparelho(page);
  await retrato(page, 'ideias-filtradas');
  await page.goto('/ideias?setor=Log%C3%ADstica');
  await expect(page.getByText(`${palavra} de outra pessoa`)).toBeVisible();
  await expect(page.getByText(`${palavra} de outro setor`)).toHaveCount(0);
});
