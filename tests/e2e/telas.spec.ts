/** Every screen of the ideas: accessible, readable in both schemes, nothing sticking out on a phone. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { emOrdem } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import { conferir } from './conferir';
import { db, expect, pessoa, test, unico } from './apoio';
import { abrirFormulario, UM_RASCUNHO, umaIdeiaNoBanco } from './ideias';
import { marcosEmTodasAsSituacoes } from './marcos';
import { acharPessoaNoRanking } from './passos';
import { LINHAS_DA_REDE, voltarAConexao } from './rede';

const autora = pessoa('bruna-peixoto');
const { contexto } = autora.empresa;

const LONGO = `Um parágrafo comprido, com **negrito**, uma lista e um endereço sem espaços:

- https://exemplo.com.br/${'caminho-muito-comprido/'.repeat(8)}
- ${'palavraenorme'.repeat(20)}

${'A sobra de material sai misturada e vale menos na venda, porque ninguém separa por liga. '.repeat(8)}`;

/** An idea with everything long: 150 letters of title, many goals and sectors, a conversation, a history. */
async function umaIdeiaComTudo(): Promise<string> {
  const titulo = `${unico('Reaproveitar')} ${'asobra'.repeat(12)} de material de corte por liga em cada máquina`;
  const id = await umaIdeiaNoBanco(autora, titulo.slice(0, 150), {
    descricao: LONGO,
    descricaoProblema: LONGO,
    objetivo: ['Reduzir custos', 'Otimizar processos', 'Melhorar a qualidade de produtos ou serviços'],
    setores: ['Pesquisa e desenvolvimento', 'Segurança do trabalho', 'Sustentabilidade', 'Produção'],
  });
  const quem = pessoa('heloisa-teles');
  const refPath = caminhos.colaborador(contexto, quem.uid);
  const { nome, email, role } = quem.colaborador;
  for (let i = 0; i < 4; i++) {
    await db.collection(caminhos.sob(caminhos.ideia(contexto, id)).comentarios).add({
      ...carimbo(new Date(), quem.uid),
      comentario: i === 3 ? LONGO : 'Conte comigo.',
      autor: { refPath, nome, email, role },
      colaboradoresMencionadosReferences: [],
      respostaAoComentarioReference: '',
    });
  }
  await db.collection(caminhos.sob(caminhos.ideia(contexto, id)).movimentacoes).add({
    ...carimbo(new Date(), 'vanessa-coelho'),
    status: 'NOVA_IDEIA',
    statusAnterior: 'PRE_ANALISE',
    observacoes: LONGO,
    marcos: [],
    autorNome: 'Vanessa Coelho',
  });
  return id;
}

// Each looks at its own: none waits for the one before.
test.describe.configure({ mode: 'parallel' });

test('login e senha esquecida', async ({ abrir }) => {
  const page = await abrir(null);
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('E-mail obrigatório')).toBeVisible();
  await conferir(page, 'login');
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  await expect(page.getByRole('dialog', { name: 'Esqueci a senha' })).toBeVisible();
  await conferir(page, 'esqueci-a-senha');
});

test('painel: inteiro, com o gráfico e com a tabela dele @principal @sempre', async ({ abrir }) => {
  const page = await abrir('helena-duarte');
  const semanas = page.getByRole('region', { name: 'Ideias por semana' });
  await expect(page.getByRole('link', { name: /^Nova ideia: \d/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esperando por você' })).toBeVisible();
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await conferir(page, 'painel');
  await page.setViewportSize({ width: 1280, height: 800 });
  await semanas.getByRole('button', { name: 'Ver como tabela' }).click();
  await conferir(page, 'painel-em-tabela');
});

test('relatório de ideias: cartões, tabela, filtro, texto inteiro e nada encontrado', async ({ abrir }) => {
  await umaIdeiaComTudo();
  const page = await abrir('helena-duarte', '/relatorios/visao-geral-de-ideias');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'relatorio');
  await page.setViewportSize({ width: 1280, height: 800 });
  const tabela = page.getByRole('region', { name: 'Tabela de ideias, role para os lados' });
  const titulo = tabela.getByRole('row').nth(1).getByRole('cell').first();
  const onde = () => titulo.evaluate((celula) => Math.round(celula.getBoundingClientRect().left));
  const antes = await onde();
  await tabela.evaluate((caixa) => caixa.scrollTo({ left: 600 }));
  expect(await tabela.evaluate((caixa) => caixa.scrollLeft), 'rolou').toBeGreaterThan(500);
  expect(await onde(), 'o título fica').toBe(antes);
  await tabela.evaluate((caixa) => caixa.scrollTo({ left: 0 }));
  await page
    .getByRole('button', { name: /^Ver tudo: Descrição/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await conferir(page, 'relatorio-texto');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtrar ideias' })).toBeVisible();
  await conferir(page, 'relatorio-filtro');
  await page.goto('/relatorios/visao-geral-de-ideias?campo=titulo&texto=inexistente');
  await expect(page.getByText('Nenhuma ideia encontrada com o filtro aplicado!')).toBeVisible();
  await conferir(page, 'relatorio-nada-encontrado');
});

test('casa das ideias: as três abas e a busca sem resultado', async ({ abrir }) => {
  const page = await abrir('bruna-peixoto', '/home-ideias');
  for (const aba of ['Todas as Ideias', 'Minhas Ideias', 'Meus Patrocínios']) {
    await page.getByRole('tab', { name: aba }).click();
    await expect(
      page.getByRole('article').or(page.getByText('Não há ideias cadastradas')).first(),
    ).toBeVisible();
    await conferir(page, `home-${aba}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/home-ideias');
  await expect(page.getByRole('article')).toHaveCount(10);
  const colunas = await page
    .getByRole('article')
    .evaluateAll((cartoes) => new Set(cartoes.map((cartao) => cartao.getBoundingClientRect().left)).size);
  expect(colunas, 'two to a row, none left over').toBe(2);
  await page.goto('/home-ideias?busca=inexistente');
  await expect(page.getByText('Nenhuma ideia Encontrada!')).toBeVisible();
  await conferir(page, 'home-nada-encontrado');
});

test('lista e formulário', async ({ abrir }) => {
  await umaIdeiaComTudo();
  const page = await abrir('bruna-peixoto', '/ideias');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'lista');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  const titulos = page.getByRole('row').getByRole('link');
  await expect(async () => {
    const lidos = await titulos
      .locator('[title]:first-child')
      .evaluateAll((nomes) => nomes.map((nome) => (nome as HTMLElement).title));
    expect(lidos).toHaveLength(10);
    expect(lidos).toEqual(lidos.toSorted((a, b) => (emOrdem(a) < emOrdem(b) ? -1 : 1)));
  }).toPass();
  await conferir(page, 'lista-ordenada');
  await page.setViewportSize({ width: 1280, height: 800 });
  const formulario = await abrirFormulario(page);
  await formulario.getByRole('button', { name: 'Publicar ideia' }).click();
  await expect(formulario.getByText('8 campos precisam de correção.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Buscar...').fill('ideia');
  await expect(page.getByRole('button', { name: /Mural de ideias/ })).toBeVisible();
  await conferir(page, 'paleta-sobre-formulario');
});

test('detalhe da ideia para quem a escreveu, um colega e o comitê', async ({ abrir }) => {
  const id = await umaIdeiaComTudo();
  for (const [uid, bloco] of [
    ['bruna-peixoto', 'Atividade'],
    ['heloisa-teles', 'Patrocínio'],
    ['vanessa-coelho', 'Análise do comitê'],
  ] as const) {
    const page = await abrir(uid, `/ideias/${id}`);
    await expect(page.getByRole('region', { name: bloco })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Comentários', exact: true }).click();
    // Neither word of the switch breaks beside the other.
    const ordem = page.getByRole('radiogroup', { name: 'Ordem dos comentários' }).locator('label');
    await expect(ordem).toHaveCount(2);
    const alturas = await ordem.evaluateAll((um) => um.map(({ clientHeight }) => clientHeight));
    expect(new Set(alturas).size, `alturas ${alturas.join(' e ')}`).toBe(1);
    await page.getByRole('button', { name: 'Tudo', exact: true }).click();
    await expect(ordem).toHaveCount(0);
    await conferir(page, `detalhe-${uid}`);
    await page.close();
  }
});

test('notificações: sino, página e preferências', async ({ abrir }) => {
  const page = await abrir('diego-farias', '/notificacoes');
  await expect(page.getByRole('heading', { name: 'Notificações' })).toBeVisible();
  const alguma = /mencionou você|passou para|comentou a sua/;
  await expect(page.getByRole('link', { name: alguma }).first()).toBeVisible();
  await conferir(page, 'notificacoes');
  await page.getByRole('button', { name: 'Notificações', exact: true }).click();
  const painel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(painel.getByRole('link', { name: alguma }).first()).toBeVisible();
  await conferir(page, 'notificacoes-sino');
  await page.goto('/notificacoes/preferencias');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await conferir(page, 'notificacoes-preferencias');
});

test('menção sendo escrita', async ({ abrir }) => {
  const id = await umaIdeiaNoBanco(autora, unico('Uma conversa'), { privado: true });
  const page = await abrir('bruna-peixoto', `/ideias/${id}`);
  const campo = page.getByLabel('Seu comentário');
  await campo.pressSequentially('Olá @vanessa');
  // The list of the first letters may still be on the screen.
  await page.getByRole('option', { name: /Vanessa Coelho/ }).click();
  await expect(page.getByText(/Vanessa Coelho não vê esta ideia/)).toBeVisible();
  await campo.pressSequentially('e @ca');
  await expect(page.getByRole('option').first()).toBeVisible();
  await conferir(page, 'mencao');
});

test('detalhe de um rascunho', async ({ abrir }) => {
  const id = await umaIdeiaNoBanco(autora, unico('Ainda um rascunho'), { ...UM_RASCUNHO, feedback: '' });
  const page = await abrir('bruna-peixoto', `/ideias/${id}`);
  await expect(page.getByRole('button', { name: 'Publicar ideia' })).toBeVisible();
  await conferir(page, 'rascunho');
});

test('ranking com os pontos abertos', async ({ abrir }) => {
  const page = await abrir('bruna-peixoto', '/ranking-de-colaboradores');
  const linha = await acharPessoaNoRanking(page, 'Fernanda Queiroz');
  await linha.click();
  await expect(page.getByRole('columnheader', { name: 'Movimentação' })).toBeVisible();
  await conferir(page, 'ranking');
});

test('marcos na ideia e as atividades', async ({ abrir }) => {
  const id = await umaIdeiaNoBanco(autora, unico('Com marcos em todas as situações'));
  await marcosEmTodasAsSituacoes(autora, id);
  const page = await abrir('bruna-peixoto', `/ideias/${id}`);
  const marcos = page.getByRole('region', { name: 'Marcos', exact: true });
  await expect(marcos.getByRole('listitem').first()).toBeVisible();
  await conferir(page, 'marcos');
  await page.goto('/minhas-atividades');
  await expect(page.getByRole('link', { name: /^Etapa 3/ }).first()).toBeVisible();
  await conferir(page, 'minhas-atividades');
  await page.goto('/atividades?aba=vencidas&prazo=1999-01-01,1999-01-02');
  await expect(page.getByText('Nenhuma atividade encontrada')).toBeVisible();
  await conferir(page, 'atividades-vazia');
});

test('endereço que não existe, área fechada, empresa inativa', async ({ abrir }) => {
  const perdida = await abrir('bruna-peixoto', '/nao-existe');
  await expect(perdida.getByRole('heading', { name: 'NÃO ENCONTRADO!' })).toBeVisible();
  await conferir(perdida, 'nao-encontrado');
  const fechada = await abrir('joao-batista-reis', '/ideias');
  await expect(fechada.getByRole('heading', { name: 'Acesso negado' })).toBeVisible();
  await conferir(fechada, 'acesso-negado');
  const inativa = await abrir('patricia-gouveia');
  await expect(inativa.getByRole('heading', { name: 'Sem acesso ao sistema' })).toBeVisible();
  await conferir(inativa, 'empresa-inativa');
});

test('sem conexão e com erro', async ({ abrir, vigia }) => {
  // axe itself asks for the style sheets once more, which it cannot have without a connection.
  vigia.tolerar(...LINHAS_DA_REDE, /status of 403/, /Couldn't load preload assets/);
  const page = await abrir('bruna-peixoto', '/ideias');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Você está sem conexão.')).toBeVisible();
  await conferir(page, 'sem-conexao');
  await voltarAConexao(page);
  // Lists only: a refused reading of the membership would end the session.
  await page.route(/:runQuery/, (rota) => rota.fulfill({ status: 403, json: [{ error: { code: 403 } }] }));
  await page.getByRole('searchbox', { name: 'Pesquisar ideias' }).fill('qualquer');
  await expect(page.getByText('Erro ao buscar ideias')).toBeVisible();
  await expect(page.getByText('Permissão negada')).toBeVisible();
  await conferir(page, 'erro');
});

/** Its sheets, as another program reads them. */
async function impressa(page: Page): Promise<string[]> {
  const documento = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(documento);
  return text.map((folha) => folha.replaceAll(/\s+/g, ' '));
}
const numaLinha = (texto: string) => texto.replaceAll(/\s+/g, ' ').trim();

test('V22 impressos, a ideia traz o que no papel estaria dobrado, e o ranking diz uma vez o lugar de quem lê', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/ideias/ideia-109');
  const ficha = page.getByRole('region', { name: /^Ficha/ });
  await expect(ficha.locator('dd').nth(1)).toBeVisible();
  const fatos = (await ficha.locator('dd').allInnerTexts()).map(numaLinha);
  expect(fatos.length).toBeGreaterThan(1);
  await page.mouse.wheel(0, 2_000);
  const folhas = await impressa(page);
  expect(folhas.length).toBeGreaterThan(1);
  const junto = folhas.join(' ');
  for (const fato of fatos) expect(junto).toContain(fato);
  expect(junto).not.toContain('Pular para o conteúdo');

  await page.goto('/ranking-de-colaboradores');
  await expect(page.getByText(/^Você: /)).toBeVisible();
  await page.getByText('Como se ganham pontos').scrollIntoViewIfNeeded();
  const dito = numaLinha((await page.getByRole('main').locator('details').first().textContent()) ?? '');
  const ranking = (await impressa(page)).join(' ');
  expect(ranking.split('Você: ')).toHaveLength(2);
  expect(ranking).toContain(dito.slice(-40));
});
