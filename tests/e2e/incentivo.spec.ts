/** The incentive to innovation: every screen in both schemes and on a phone, and a play from the catalogue to its end. */
import { readFile } from 'node:fs/promises';
import { conferir } from './conferir';
import { foto } from './fotos';
import { expect, test, unico } from './apoio';

test('o início do incentivo e o texto sobre ele', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/home-incentivo-a-inovacao');
  await expect(page.getByRole('region', { name: 'Em andamento' })).toContainText('Uso por mês');
  await expect(page.getByText('Parada há 47 dias')).toBeVisible();
  await conferir(page, 'incentivo-inicio');
  await page.goto('/sobre-incentivo-a-inovacao');
  await expect(page.getByRole('heading', { name: 'Tipos de inovação' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Guia de inovação da Aurora' })).toBeVisible();
  await conferir(page, 'incentivo-sobre');
});

test('a administradora põe um documento da empresa, e os colegas o leem', async ({ abrir }) => {
  const nome = unico('Guia de protótipos');
  const conteudo = '%PDF-1.4\n% Um guia de uma linha.\n%%EOF';
  const helena = await abrir('helena-duarte', '/sobre-incentivo-a-inovacao');
  await helena.getByRole('button', { name: 'Adicionar documento' }).click();
  const form = helena.getByRole('dialog', { name: 'Documento da empresa' });
  await form.getByLabel('Nome').fill(nome);
  const escolher = (name: string, mimeType: string) =>
    form
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(conteudo, 'latin1') });
  await escolher('guia.html', 'text/html');
  await expect(form.getByText('guia.html: Formato não aceito')).toBeVisible();
  await form.getByLabel('Ou o link do documento').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText(/^Cole um endereço completo que comece com https/)).toBeVisible();
  await conferir(helena, 'documento-formulario');
  await helena.setViewportSize({ width: 1280, height: 800 });
  await form.getByLabel('Ou o link do documento').fill('');
  await escolher('guia.pdf', 'application/pdf');
  await expect(form.getByRole('button', { name: 'Remover guia.pdf' })).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(helena.getByRole('article', { name: nome })).toBeVisible();

  const camila = await abrir('camila-prado', '/sobre-incentivo-a-inovacao');
  const baixando = camila.waitForEvent('download');
  await camila
    .getByRole('article', { name: nome })
    .getByRole('button', { name: /^Baixar guia\.pdf/ })
    .click();
  expect((await readFile(await (await baixando).path())).toString('latin1')).toBe(conteudo);
  await expect(camila.getByRole('button', { name: 'Adicionar documento' })).toHaveCount(0);

  await helena.getByRole('button', { name: `Remover ${nome}` }).click();
  await helena.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  await expect(helena.getByRole('article', { name: nome })).toHaveCount(0);
});

test('uma jogada em curso: o quadro das táticas e a linha do tempo', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/jogadas-de-inovacao?aba=implementacao');
  await page.getByRole('link', { name: 'Acompanhar Balcão onde o cliente está' }).click();
  await expect(page.getByRole('heading', { name: 'Balcão onde o cliente está', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Táticas por status' }).getByRole('article').first(),
  ).toBeVisible();
  await foto(page, 'jogada');
  await conferir(page, 'jogada-da-demonstracao');
});

test('o certificado de exemplo diz que é exemplo', async ({ abrir }) => {
  const page = await abrir('camila-prado', '/premium');
  await expect(page.getByText('Dados de exemplo')).toBeVisible();
  await conferir(page, 'premium');
  await page.goto('/premium.html');
  await expect(page.getByText('Dados de exemplo.')).toBeVisible();
});

test('tipos de inovação e os dois passos do formulário', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/tipos-de-inovacao');
  await page.getByRole('button', { name: 'Expandir Fazer com menos' }).click();
  await page.getByRole('button', { name: 'Ver todas as táticas' }).click();
  await expect(page.getByText('Troca rápida de molde')).toBeVisible();
  await conferir(page, 'tipos-de-inovacao');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Criar tipo de inovação' }).click();
  // The list has a field 'Categoria' too.
  await expect(page.getByText('Passo 1 de 2: Tipo de inovação')).toBeVisible();
  const nome = unico('Serviço que acompanha');
  await page.getByLabel('Categoria').selectOption('Produto ou serviço');
  await page.getByLabel('Nome').fill(nome);
  await page.getByLabel('Descrição').fill('Quem compra recebe ajuda.');
  await conferir(page, 'tipo-de-inovacao-1');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByRole('button', { name: 'Adicionar tática' }).click();
  const tatica = page.getByRole('dialog', { name: 'Nova tática' });
  await tatica.getByLabel('Nome').fill('Visita no primeiro mês');
  await tatica.getByLabel('Descrição').fill('Uma pessoa vai ver o uso.');
  await tatica.getByRole('button', { name: 'Adicionar tática' }).click();
  await conferir(page, 'tipo-de-inovacao-2');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('article', { name: nome })).toContainText('1 tática');
});

test('uma jogada do catálogo à conclusão @principal', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/jogadas-de-inovacao');
  await expect(page.getByRole('tab', { name: /^Jogadas sugeridas \(\d+\)$/ })).toBeVisible();
  await conferir(page, 'jogadas');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Ações de Clube de clientes' }).click();
  await page.getByRole('menuitem', { name: 'Customizar' }).click();
  await expect(page.getByText('Cópia de "Clube de clientes"')).toBeVisible();
  const nome = unico('Clube da oficina');
  await page.getByLabel('Nome').fill(nome);
  await page.getByRole('button', { name: 'Excluir Pedido por mensagem' }).click();
  await page.getByRole('button', { name: 'Excluir Visita que aprende' }).click();
  await page.getByRole('button', { name: 'Excluir Ponto dentro da fábrica' }).click();
  await conferir(page, 'jogada-formulario');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByLabel('Pesquisar jogadas').fill(nome);
  // The card stands there before the search too, and is drawn anew when it ends: a press in between is lost.
  await expect(page.getByRole('button', { name: /^Implementar / })).toHaveCount(1);
  await page.getByRole('button', { name: `Implementar ${nome}` }).click();
  await expect(page.getByText('Para concluir, cada tática precisa')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Marcar Clube de quem usa' }).check();
  await page.getByRole('checkbox', { name: 'Marcar História da peça' }).check();
  await page.getByRole('button', { name: 'Vincular táticas' }).click();
  await expect(page.getByText('Vínculo 1').first()).toBeVisible();
  // By keyboard alone.
  await page.getByRole('button', { name: 'Movimentar Clube de quem usa' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Movimentação na jogada de inovação' });
  await modal.getByLabel('Status').selectOption('Concluído');
  await modal.getByLabel('Descrição').fill('O primeiro encontro reuniu doze clientes.');
  await modal.getByRole('button', { name: 'Movimentar' }).press('Enter');
  await expect(page.getByText(/^Clube de quem usa: Concluído em /)).toBeVisible();
  await conferir(page, 'jogada-em-curso');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  await page.goto('/jogadas-de-inovacao?aba=implementacao');
  await expect(page.getByRole('article', { name: 'Balcão onde o cliente está' })).toBeVisible();
  await conferir(page, 'implementacao');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('tab', { name: 'Jogadas concluídas' }).click();
  await expect(page.getByRole('article', { name: nome })).toBeVisible();
});
