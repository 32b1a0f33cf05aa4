/**
 * What every browser story uses: people who are already signed in, and data of its own. A console error or warning
 * fails the test.
 */
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { banco } from '@functions/banco';
import { SENHA } from '@tests/local/seed/contas';
import { PESSOAS, type PessoaDoMundo } from '@tests/local/seed/pessoas';
import { vigiarLargura } from './aparelhos';
import { CHAVE, comoPessoa } from './direto';
import { Vigia } from './vigia';

export { expect } from '@playwright/test';
export { SENHA } from '@tests/local/seed/contas';

/** The demo's Firestore with an administrator's rights: to prepare data and to look behind the screen. */
export const db = banco();

/** Somebody of the demo by uid ('diego-farias'); the first company they belong to. */
export function pessoa(uid: string): PessoaDoMundo {
  const achada = PESSOAS.find((p) => p.uid === uid);
  if (!achada) throw new Error(`Ninguém na demonstração se chama ${uid}.`);
  return achada;
}

/** A word no other run or test uses, to be put into titles and found again. */
export const unico = (palavra: string) => `${palavra} ${crypto.randomUUID().slice(0, 8)}`;

type EstadoGuardado = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Fills the login form and sends it; says nothing about what comes next. */
export async function preencherLogin(page: Page, email: string, senha = SENHA, lembrar = false) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  if (lembrar) await page.getByLabel('Lembrar-me por 30 dias').check();
  await page.getByRole('button', { name: 'Acessar' }).click();
}

/**
 * What a browser keeps of somebody who signed in with 'Lembrar-me'. It is the library's record, as it writes it
 * itself, and the application's two marks. The form would cost two page loads for each story; stories of their own
 * sign in there.
 */
async function lembrada(email: string, origin: string): Promise<EstadoGuardado> {
  const conta = await comoPessoa(email, (_app, { currentUser }) => Promise.resolve(currentUser?.toJSON()));
  const registro = {
    fbase_key: `firebase:authUser:${CHAVE}:[DEFAULT]`,
    value: { ...conta, appName: '[DEFAULT]' },
  };
  const loja = {
    name: 'firebaseLocalStorage',
    autoIncrement: false,
    keyPath: 'fbase_key',
    records: [{ value: registro }],
    indexes: [],
  };
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [loja] }];
  const localStorage = [
    { name: 'lembrarAte', value: String(Date.now() + UM_DIA) },
    { name: 'sessao', value: '1' },
  ];
  // Playwright's types leave IndexedDB out.
  const comBanco = { origin, localStorage, indexedDB };
  return { cookies: [], origins: [comBanco] };
}
const UM_DIA = 24 * 60 * 60 * 1000;

/** Opens a browser of its own for the person (uid), signed in; null opens the login page. */
export type Abrir = (uid: string | null, caminho?: string, opcoes?: BrowserContextOptions) => Promise<Page>;

interface DoTeste {
  abrir: Abrir;
  vigia: Vigia;
}

interface DoTrabalhador {
  /** The person's signed-in browser storage; signs in once per worker. */
  entrada: (uid: string) => Promise<EstadoGuardado>;
}

export const test = base.extend<DoTeste, DoTrabalhador>({
  entrada: [
    // Playwright reads from the braces what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, usar, info) => {
      const guardadas = new Map<string, EstadoGuardado>();
      await usar(async (uid) => {
        const guardada =
          guardadas.get(uid) ??
          (await lembrada(pessoa(uid).colaborador.email, info.project.use.baseURL ?? ''));
        guardadas.set(uid, guardada);
        return guardada;
      });
    },
    { scope: 'worker' },
  ],

  vigia: async ({ baseURL }, usar) => {
    const vigia = new Vigia(baseURL ?? '');
    await usar(vigia);
    expect(vigia.reclamacoes(), 'erros e avisos no console').toEqual([]);
  },

  abrir: async ({ browser, entrada, vigia }, usar) => {
    const abertos: BrowserContext[] = [];
    const larguras: (() => string[])[] = [];
    await usar(async (uid, caminho = '/', opcoes = {}) => {
      const contexto = await browser.newContext({
        ...(uid === null ? {} : { storageState: await entrada(uid) }),
        ...opcoes,
      });
      abertos.push(contexto);
      await vigia.acompanhar(contexto);
      if (opcoes.isMobile) larguras.push(await vigiarLargura(contexto));
      const page = await contexto.newPage();
      await page.goto(caminho);
      return page;
    });
    await vigia.ouvirTudo();
    for (const contexto of abertos) await contexto.close();
    expect(
      larguras.flatMap((ditas) => ditas()),
      'mais largo que o aparelho',
    ).toEqual([]);
  },
});
