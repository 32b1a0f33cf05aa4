/** Screens of coins, import, categories and links: accessible, readable in both schemes, nothing sticking out on a phone. */
import { caminhos } from '@/domain/comum/caminhos';
import { idDoVinculo, parDe, pontaDe } from '@/domain/ideias/vinculo';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { carimbo } from '@functions/banco';
import { conferir } from './conferir';
import { db, expect, pessoa, test, unico } from './apoio';
import { umaIdeiaNoBanco } from './ideias';

const autora = pessoa('bruna-peixoto');
const { contexto } = autora.empresa;

// Each looks at its own: none waits for the one before.
test.describe.configure({ mode: 'parallel' });

test('minhas moedas e ranking de ideias', async ({ abrir }) => {
  const page = await abrir('camila-prado', '/minhas-moedas');
  await expect(page.getByText(/para patrocinar ideias\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Extrato' })).toBeVisible();
  await conferir(page, 'minhas-moedas');
  await page.goto('/ranking-de-ideias');
  await expect(page.getByRole('img', { name: 'subiu ontem' }).first()).toBeVisible();
  await conferir(page, 'ranking-de-ideias');
});

test('categorias de inovação', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/categorias-de-inovacao');
  await expect(page.getByText('Modelo de negócio')).toBeVisible();
  await conferir(page, 'categorias');
});

test('tipos de jogada, a sua busca e o seu formulário', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/tiposDeJogada');
  await expect(page.getByText('Parceria', { exact: true })).toBeVisible();
  await conferir(page, 'tipos-de-jogada');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/tiposDeJogada?busca=canal');
  await expect(page.getByText('Canal', { exact: true })).toBeVisible();
  await expect(page.getByText('Parceria', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Adicionar tipo de jogada' }).click();
  const formulario = page.getByRole('dialog', { name: 'Cadastro de tipo de jogada' });
  const nome = unico('Plataforma');
  await formulario.getByLabel('Nome').fill(nome);
  await formulario.getByLabel('Descrição').fill('Jogadas que juntam quem vende e quem compra.');
  await formulario.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`${nome} cadastrado com sucesso!`)).toBeVisible();
});

test('categorias e regulamentos de desafios', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/desafios/categorias-de-desafios');
  await expect(page.getByText('Produtos e materiais')).toBeVisible();
  await conferir(page, 'categorias-de-desafios');
  await page.goto('/desafios/regulamentos');
  await expect(page.getByText('Em andamento')).toBeVisible();
  await conferir(page, 'regulamentos-de-desafios');
});

test('ideias relacionadas e a escolha de uma', async ({ abrir }) => {
  const palavra = unico('Compressor');
  const [a, b] = await Promise.all([
    umaIdeiaNoBanco(autora, `${palavra} desligado no almoço`),
    umaIdeiaNoBanco(autora, `${palavra} com vazamentos medidos`),
  ]);
  const pontas = parDe(pontaDe(IDEIA, a), pontaDe(IDEIA, b));
  await db.doc(`${caminhos.vinculosDeIdeias(contexto)}/${idDoVinculo(...pontas)}`).set({
    pontas,
    publicas: true,
    ...carimbo(new Date(), autora.uid),
  });
  const page = await abrir(autora.uid, `/ideias/${a}`);
  const bloco = page.getByRole('region', { name: 'Ideias relacionadas' });
  await expect(bloco.getByRole('link', { name: `${palavra} com vazamentos medidos` })).toBeVisible();
  await conferir(page, 'relacionadas');
  await page.setViewportSize({ width: 1280, height: 800 });
  await bloco.getByRole('button', { name: /^Desvincular / }).click();
  await expect(page.getByText('Ideias desvinculadas')).toBeVisible();
  await expect(bloco.getByRole('link')).toHaveCount(0);
  await bloco.getByRole('button', { name: 'Vincular ideia' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Vincular ideia' });
  await dialogo.getByLabel('Título da outra ideia').fill(palavra);
  await expect(dialogo.getByRole('button', { name: /^Vincular .*vazamentos/ })).toBeVisible();
  await conferir(page, 'vincular');
  // On a phone the block would be folded.
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialogo.getByRole('button', { name: /^Vincular .*vazamentos/ }).click();
  await expect(bloco.getByRole('link', { name: `${palavra} com vazamentos medidos` })).toBeVisible();
});

test('importar ideias: a prévia com linhas erradas', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/ideias');
  await page.getByRole('button', { name: 'Importar ideias' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar ideias' });
  const linhas = Array.from(
    { length: 30 },
    (_, i) => `Ideia de número ${i + 1};Texto;Reduzir custos;Produção`,
  );
  await dialogo.locator('input[type=file]').setInputFiles({
    name: 'ideias.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Título;Descrição;Objetivos;Setores', ...linhas, 'X;;Voar;Lua'].join('\n')),
  });
  await expect(dialogo.getByRole('row', { name: /Setor desconhecido: Lua/ })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Conferir as colunas' }).click();
  await conferir(page, 'importar-ideias');
});
