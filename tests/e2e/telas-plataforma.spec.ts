/** Every screen of the platform (part 1): accessible, readable in both schemes, nothing sticking out on a phone. */
import type { Page } from '@playwright/test';
import { caminhos } from '@/domain/comum/caminhos';
import { autenticacao } from '@functions/nucleo/contas';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';
import { semPalavraPartida } from './passos';
import { LINHAS_DA_REDE } from './rede';

const ADMIN = 'priscila-rangel';
const { contexto } = pessoa(ADMIN).empresa;

const aMesa = (page: Page) => page.setViewportSize({ width: 1280, height: 800 });

/** Looks at a dialog that a button opens, and closes it. */
async function conferirDialogo(page: Page, botao: string, nome: string, antes?: () => Promise<void>) {
  await aMesa(page);
  await page.getByRole('button', { name: botao, exact: true }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toBeVisible();
  await antes?.();
  await conferir(page, nome);
  await aMesa(page);
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialogo).toBeHidden();
}

// Each looks at its own: none waits for the one before.
test.describe.configure({ mode: 'parallel' });

test('colaboradores: lista, perfil e importação', async ({ abrir }) => {
  const page = await abrir(ADMIN, '/colaboradores');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await semPalavraPartida(page);
  await conferir(page, 'colaboradores');
  const dialogo = page.getByRole('dialog');

  await aMesa(page);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('region', { name: 'O que mudou' })).toBeVisible();
  await conferir(page, 'colaborador-perfil');
  await aMesa(page);
  await page.goBack();

  await conferirDialogo(page, 'Adicionar Colaborador', 'colaborador-importacao', async () => {
    await dialogo.getByRole('tab', { name: 'Planilha' }).click();
    await dialogo
      .getByLabel('Linhas da planilha')
      .fill(
        'Nome;E-mail;Setores\nRita Salles;rita.salles@aurora.exemplo;Produção\nSem endereço;isto não é e-mail;Compras',
      );
    await expect(dialogo.getByText('1 pessoa pronta')).toBeVisible();
  });
});

test('pessoas removidas: os seus dados ainda se levam e se apagam', async ({ abrir }) => {
  const nome = unico('Rute Retirada');
  const { colaborador } = pessoa('mariana-fontes');
  const ref = db
    .collection(caminhos.colaboradores(contexto))
    .doc(`removida-${crypto.randomUUID().slice(0, 8)}`);
  await ref.set({ ...colaborador, nome, email: `${ref.id}@aurora.exemplo`, deletedAt: new Date() });
  const page = await abrir(ADMIN, '/colaboradores');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Pessoas removidas' }).click();
  await expect(page.getByText(nome)).toBeVisible();
  await conferir(page, 'pessoas-removidas');
  await page.getByRole('button', { name: `Ações de ${nome}` }).click();
  await page.getByRole('menuitem', { name: 'Apagar dados pessoais' }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText(nome)).toHaveCount(0);
  await expect(page.getByText('Dados pessoais apagados').first()).toBeVisible();
  expect((await ref.get()).get('nome')).toBe('Pessoa removida');
});

test('empresas e convidadas', async ({ abrir }) => {
  const page = await abrir(ADMIN, '/empresas');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await semPalavraPartida(page);
  await conferir(page, 'empresas');
  await aMesa(page);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('region', { name: 'Projetos e convites' })).toBeVisible();
  await conferir(page, 'empresa');
  await aMesa(page);
  await page.goBack();
  await page.goto('/empresas-convidadas');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'empresas-convidadas');
});

test('autorizações, auditoria e meus acessos', async ({ abrir }) => {
  const page = await abrir(ADMIN, '/autorizacoes');
  await expect(page.getByText('Acesso não selecionado!')).toBeVisible();
  await conferir(page, 'autorizacoes-vazia');
  await aMesa(page);
  await page.getByLabel('Acessos').selectOption('Membro');
  // The demo's companies chose it when they were set up.
  await page.getByRole('button', { name: 'Perfil recomendado' }).click();
  await expect(page.getByText('O perfil recomendado já está em uso.')).toBeVisible();
  for (const chave of ['Ideias: Remover', 'Marco: Criar', 'Marco: Editar'])
    await page.getByRole('checkbox', { name: chave, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Rever e salvar' })).toBeVisible();
  await conferir(page, 'autorizacoes-grade');
  await aMesa(page);
  await page.getByRole('button', { name: 'Rever e salvar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await conferir(page, 'autorizacoes-diferenca');
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();

  await aMesa(page);
  await page.goto('/auditoria');
  await expect(page.getByRole('heading', { name: 'Auditoria', exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await semPalavraPartida(page);
  await conferir(page, 'auditoria');
  const membro = await abrir('bruna-peixoto', '/acessoPagina');
  await expect(membro.getByRole('table').first()).toBeVisible();
  await conferir(membro, 'meus-acessos');
});

test('a conta: menu, perfil, meus dados e a paleta', async ({ abrir }) => {
  const page = await abrir('bruna-peixoto', '/meus-dados');
  await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible();
  await conferir(page, 'meus-dados');
  await aMesa(page);
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await conferir(page, 'menu-da-pessoa');
  await aMesa(page);
  await page.getByRole('menuitem', { name: 'Meu perfil' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await conferir(page, 'meu-perfil');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await aMesa(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Buscar...').fill('ideia');
  await expect(page.getByRole('button', { name: /Mural de ideias/ })).toBeVisible();
  await conferir(page, 'paleta');
});

test('plataforma: licenciadas', async ({ abrir }) => {
  const page = await abrir('otavio-brandao');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'licenciadas');
  await aMesa(page);
  await page.getByRole('button', { name: /^Adicionar/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await conferir(page, 'licenciada-nova');
});

test('plataforma: uma licenciada', async ({ abrir }) => {
  const page = await abrir('otavio-brandao', `/licenciadas/${contexto.licenciadaId}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Aceitou').first()).toBeVisible();
  await conferir(page, 'licenciada');
});

test('páginas públicas e links que não valem', async ({ abrir, vigia }) => {
  vigia.tolerar(...LINHAS_DA_REDE, /40[0-9]/);
  const page = await abrir(null, '/privacidade');
  for (const [caminho, titulo, nome] of [
    ['/privacidade', /privacidade|dados/i, 'privacidade'],
    ['/acessibilidade', /acessibilidade/i, 'acessibilidade'],
    ['/convite/naoexiste/naovale', /convite/i, 'convite-invalido'],
    ['/convite-diagnostico/l/p/e/c', /Convite para o diagnóstico/, 'convite-diagnostico'],
    ['/definir-senha?oobCode=inventado', /senha|link/i, 'definir-senha-invalido'],
  ] as const) {
    await page.goto(caminho);
    await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
    await conferir(page, nome);
  }
});

test('conta nova: empresa e senha', async ({ abrir, vigia }) => {
  vigia.tolerar(/api\/cnpj/);
  const auth = await autenticacao();
  const nome = unico('Olga Prates');
  const email = `${nome.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@novata.exemplo`;
  const { uid } = await auth.createUser({ email, displayName: nome, emailVerified: true });
  const { licenciadaId } = contexto;
  const usuario = { nome, email, empresas: [], trocarSenha: true, licenciadaId, updatedAt: new Date() };
  await db.doc(caminhos.usuario(uid)).set(usuario);
  const page = await abrir(null, `/?token=${await auth.createCustomToken(uid)}`);
  await expect(page.getByText('Passo 1 de 2')).toBeVisible();
  await conferir(page, 'conta-nova-empresa');
  // Somebody of a company whose password is due is asked for it and nothing else.
  const { empresaId } = contexto;
  const devendo = await auth.createUser({ email: `2.${email}`, displayName: nome, emailVerified: true });
  await db.doc(caminhos.usuario(devendo.uid)).set({
    ...usuario,
    email: `2.${email}`,
    empresas: [{ licenciadaId, empresaId, nomeFantasia: 'Metalúrgica Aurora' }],
  });
  const outra = await abrir(null, `/?token=${await auth.createCustomToken(devendo.uid)}`);
  await expect(outra.getByRole('button', { name: 'Finalizar' })).toBeVisible();
  await conferir(outra, 'trocar-senha');
});

test('ideias: regulamentos e mural', async ({ abrir }) => {
  const page = await abrir(ADMIN, '/ideias/regulamentos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'regulamentos');
  await page.goto('/ideias/regulamento');
  await aMesa(page);
  await page.getByRole('button', { name: /^(Salvar|Cadastrar)/ }).click();
  await expect(page.getByText(/campos? precisam? de correção/).first()).toBeVisible();
  // The browser's own box is under the drawing, not over the words.
  await expect(page.getByRole('switch', { name: 'Permitir ideias privadas' })).toHaveCSS('opacity', '0');
  await conferir(page, 'regulamento-novo');
  await page.goto('/ideias/regulamento/atual');
  await expect(page.getByText('Este regulamento já começou')).toBeVisible();
  await conferir(page, 'regulamento-que-comecou');
  await page.goto('/ideias-de-inovacao');
  await expect(page.getByRole('article').first()).toBeVisible();
  await aMesa(page);
  const mural = page.getByRole('region', { name: 'Colunas por status' });
  await mural.evaluate((caixa) => caixa.scrollTo(0, caixa.scrollHeight));
  await expect(mural.getByRole('article').first()).not.toBeInViewport();
  await expect(mural.getByRole('heading', { name: 'Nova ideia' })).toBeInViewport();
  await conferir(page, 'mural');
});
