/** From the dashboard to the spreadsheet (part 2 §2 and §7): what the report shows, and what must never be in it. */
import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import { expect, pessoa, test, unico } from './apoio';
import { escolher, UM_RASCUNHO, umaIdeiaNoBanco } from './ideias';

const autora = pessoa('vanessa-coelho');

test('o painel, o relatório filtrado e a planilha mostram as ideias públicas, e só elas @principal', async ({
  abrir,
}) => {
  const marca = unico('Relatada');
  const publica = `${marca} pública`;
  const formula = `=1+1 ${marca}`;
  const escondidas = [`${marca} privada`, `${marca} rascunho`, `${marca} removida`];
  const LONGA = 'Uma descrição comprida, que a tabela corta e o diálogo mostra. '.repeat(6).trim();
  await umaIdeiaNoBanco(autora, formula);
  await umaIdeiaNoBanco(autora, publica, { descricao: LONGA });
  const [privada = '', rascunho = '', removida = ''] = escondidas;
  await umaIdeiaNoBanco(autora, privada, { privado: true });
  await umaIdeiaNoBanco(autora, rascunho, UM_RASCUNHO);
  await umaIdeiaNoBanco(autora, removida, { deletedAt: new Date() });
  // The author herself: not even her own private idea belongs in a report.
  const page = await abrir('vanessa-coelho');

  await test.step('o painel mostra as públicas', async () => {
    const ultimas = page.getByRole('region', { name: 'Ideias: últimas 10' });
    await expect(ultimas.getByRole('link', { name: publica })).toBeVisible();
    // Her own draft waits for her above, under 'Esperando por você'.
    for (const titulo of escondidas) await expect(ultimas.getByText(titulo)).toHaveCount(0);
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  });

  await test.step('o relatório se filtra pelo título e abre o texto inteiro', async () => {
    await page.getByRole('link', { name: 'Relatório de ideias' }).click();
    await expect(page.getByRole('region', { name: 'Participação' })).toContainText('colaboradores ativos');
    await page.getByRole('button', { name: 'Filtros' }).click();
    const filtro = page.getByRole('dialog', { name: 'Filtrar ideias' });
    await escolher(page, filtro.getByRole('combobox', { name: 'Campo' }), 'Título');
    await filtro.getByLabel('Texto').fill(marca.toUpperCase());
    await filtro.getByRole('button', { name: 'Aplicar' }).click();
    const linhas = page.getByRole('table', { name: 'Ideias do período' }).getByRole('row');
    await expect(linhas.filter({ hasText: marca })).toHaveCount(2);
    await expect(linhas).toHaveCount(3);
    for (const titulo of escondidas) await expect(page.getByText(titulo)).toHaveCount(0);
    await page.getByRole('button', { name: `Ver tudo: Descrição, ${publica}` }).click();
    const inteiro = page.getByRole('dialog', { name: `Descrição, ${publica}` });
    await expect(inteiro.getByText(LONGA)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inteiro).toHaveCount(0);
  });

  await test.step('a planilha tem as duas ideias, com a fórmula como texto', async () => {
    const baixando = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    const download = await baixando;
    expect(download.suggestedFilename()).toBe('relatorio.xlsx');
    const pasta = read(await readFile(await download.path()), { cellFormula: true });
    expect(pasta.SheetNames).toEqual(['Resumo', 'Ideias']);
    const resumo = utils.sheet_to_json<string[]>(pasta.Sheets['Resumo'] ?? {}, { header: 1 });
    expect(resumo.slice(1, 5).map(([nome]) => nome)).toEqual([
      'Ideias',
      'Comentários',
      'Curtidas',
      'Usuários',
    ]);
    expect(resumo[1]?.[1]).toBe(2);
    const folha = pasta.Sheets['Ideias'] ?? {};
    const linhas = utils.sheet_to_json<Record<string, string>>(folha);
    expect(linhas.map((linha) => linha['Título'])).toEqual([publica, `'${formula}`]);
    expect(Object.keys(linhas[0] ?? {})).toHaveLength(13);
    expect(linhas[0]).toMatchObject({
      'Autor(es)': autora.colaborador.nome,
      'E-mail': autora.colaborador.email,
      Descrição: LONGA,
      Status: 'Nova ideia',
    });
    expect(Object.values(folha).some((celula: { f?: string }) => celula.f !== undefined)).toBe(false);
    await expect(page.getByText('Planilha exportada com 2 ideias')).toBeVisible();
  });
});

test('quem não lê o relatório não o abre, nem os endereços dele', async ({ abrir, vigia }) => {
  vigia.tolerar(/status of 403/);
  const page = await abrir('joao-batista-reis', '/relatorios/visao-geral-de-ideias');
  await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Relatório de ideias' })).toHaveCount(0);
});
