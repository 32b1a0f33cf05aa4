/** An invited respondent: their invitations and nothing else (part 1 §2 and §6; threats A18, A23). */
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { emDias } from '@tests/support/documentos';
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  limit,
  query,
} from 'firebase/firestore/lite';
import { caminhos } from '@/domain/comum/caminhos';
import { firestore, functionUrl, mailboxUrl } from '@tests/support/emulators';
import { db, expect, pessoa, SENHA, test, unico } from './apoio';
import { conferir } from './conferir';
import { comoPessoa } from './direto';
import { sair } from './passos';

const renata = pessoa('renata-sales');
const { contexto } = renata.empresa;

test.describe.configure({ mode: 'parallel' });

test('vê os seus convites e só o Diagnóstico; os outros endereços lhe são recusados', async ({ abrir }) => {
  const page = await abrir(renata.uid);
  await expect(page).toHaveURL(/\/diagnosticoEmpresa$/);
  await expect(page.getByRole('heading', { name: 'Diagnóstico da empresa', exact: true })).toBeVisible();
  const linhas = page.getByRole('row');
  await expect(linhas.filter({ hasText: 'Cancelado' })).toContainText(
    'Diagnóstico de inovação dos fornecedores',
  );
  await expect(linhas.filter({ hasText: 'Expirado' })).toHaveCount(1);
  await expect(linhas.filter({ hasText: 'Aguardando resposta' })).toHaveCount(2);
  await conferir(page, 'respondente');
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link')).toHaveText(['Diagnóstico da empresa']);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Notificações|^Buscar/ })).toHaveCount(0);
  for (const endereco of [
    '/ideias',
    '/home-ideias',
    '/projetos',
    '/colaboradores',
    '/notificacoes',
    '/acessoPagina',
  ]) {
    await page.goto(endereco);
    await expect(page.getByRole('heading', { name: 'Acesso negado' })).toBeVisible();
  }
  // The selector comes after the page: its code is here, and what it draws is drawn.
  await page.goto('/diagnosticoEmpresa', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((pronto) => requestIdleCallback(pronto)));
  await expect(page.getByRole('button', { name: /^Projeto/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Conta de / }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Meu perfil', 'Meus dados', /^Tema/, 'Sair']);
});

test('com as suas próprias mãos no banco também não lê projetos nem convites alheios', async () => {
  await comoPessoa(renata.colaborador.email, async (app) => {
    const banco = getFirestore(app);
    connectFirestoreEmulator(banco, firestore().host, firestore().port);
    for (const caminho of [caminhos.projetos(contexto), caminhos.convites, caminhos.licenciados(contexto)])
      await expect(getDocs(query(collection(banco, caminho), limit(10)))).rejects.toMatchObject({
        code: 'permission-denied',
      });
  });
});

/** Invites the address to a questionnaire of the project, as the function is called; the link of the mail. */
async function convidar(email: string): Promise<string> {
  const raiz = caminhos.empresa(contexto);
  const periodo = { dataAtuacao: emDias(-5), dataVigencia: emDias(5) };
  await db
    .doc(`${raiz}/questionarios/historia`)
    .set({ ...umQuestionario(pessoa('helena-duarte'), { nome: 'Liderança' }), ...periodo });
  const helena = pessoa('helena-duarte').colaborador.email;
  const token = await comoPessoa(
    helena,
    (_app, { currentUser }) => currentUser?.getIdToken() ?? Promise.resolve(''),
  );
  const resposta = await fetch(functionUrl('colaboradoresFunctions-inviteColaboradorDiagnostico'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      data: {
        requestId: crypto.randomUUID(),
        dados: {
          emails: [email],
          idEmpresa: contexto.empresaId,
          idProjeto: 'premio-inovacao',
          idQuestionario: 'historia',
          ...contexto,
        },
      },
    }),
  });
  expect(await resposta.json()).toHaveProperty('result');
  let link = '';
  await expect(async () => {
    const cartas = (await (
      await fetch(`${mailboxUrl()}/api/mails?to=${encodeURIComponent(email)}`)
    ).json()) as {
      links: string[];
    }[];
    link = cartas.flatMap(({ links }) => links).find((l) => l.includes('/convite-diagnostico/')) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('do e-mail de convite à lista, com o nome do projeto @principal', async ({ abrir }) => {
  const email = `${unico('respondente').replace(' ', '-')}@exemplo.com.br`;
  const { pathname, hash } = new URL(await convidar(email));
  const page = await abrir(null, pathname + hash);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Nome').fill('Rodrigo Respondente');
  await page.getByLabel('Senha', { exact: true }).fill('minha-senha-1');
  await page.getByLabel('Confirmar senha').fill('minha-senha-1');
  await page.getByRole('button', { name: 'Salvar e acessar' }).click();
  await expect(page).toHaveURL(/\/diagnosticoEmpresa$/);
  const { nome } = (await db.doc(caminhos.projeto(contexto, 'premio-inovacao')).get()).data() as {
    nome: string;
  };
  await expect(page.getByRole('row').filter({ hasText: nome })).toContainText('Aguardando resposta');
  await sair(page);
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
});

test('quem já tem conta em outra empresa entra com ela, e a lista é a da que convidou', async ({ abrir }) => {
  const { email } = pessoa('daniel-furtado').colaborador;
  const link = new URL(await convidar(email));
  const page = await abrir(null, link.pathname + link.hash);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Convite para o diagnóstico de');
  await conferir(page, 'convite-diagnostico-com-conta');
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Entrar e aceitar' }).click();
  await expect(page).toHaveURL(/\/diagnosticoEmpresa$/);
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue(contexto.empresaId);
  await expect(page.getByText('Aguardando resposta')).toHaveCount(1);
  await page.goto(link.pathname + link.hash);
  await expect(page.getByRole('heading', { name: 'Convite já aceito' })).toBeVisible();
});
