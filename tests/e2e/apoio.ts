/**
 * What every browser story uses: people who are already signed in, data of its own, and the rule that a console error
 * or warning fails the test.
 */
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { banco } from '@functions/banco';
import { SENHA } from '@tests/local/seed/contas';
import { PESSOAS, type PessoaDoMundo } from '@tests/local/seed/pessoas';
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
 * What is made, kept in a file for the other workers, who wait for it meanwhile: signing in by the form takes longer
 * than many a story. The folder is emptied by every run.
 */
async function umaVezPorRodada<T>(pasta: string, nome: string, fazer: () => Promise<T>): Promise<T> {
  const arquivo = `${pasta}/${nome}.json`;
  const vez = `${arquivo}.vez`;
  mkdirSync(pasta, { recursive: true });
  while (!existsSync(arquivo)) {
    try {
      mkdirSync(vez);
    } catch {
      await setTimeout(100);
      continue;
    }
    try {
      writeFileSync(`${vez}/feito`, JSON.stringify(await fazer()));
      renameSync(`${vez}/feito`, arquivo);
    } finally {
      rmdirSync(vez);
    }
  }
  return JSON.parse(readFileSync(arquivo, 'utf8')) as T;
}

interface DoTeste {
  /** Opens a browser of its own for the person (uid), signed in; null opens the login page. */
  abrir: (uid: string | null, caminho?: string, opcoes?: BrowserContextOptions) => Promise<Page>;
  vigia: Vigia;
}

interface DoTrabalhador {
  /** The person's signed-in browser storage; signs in once per run. */
  entrada: (uid: string) => Promise<EstadoGuardado>;
}

export const test = base.extend<DoTeste, DoTrabalhador>({
  entrada: [
    async ({ browser }, usar, info) => {
      const pasta = `${info.project.outputDir}/entradas`;
      const entrar = async (uid: string): Promise<EstadoGuardado> => {
        const contexto = await browser.newContext({ baseURL: info.project.use.baseURL ?? '' });
        const page = await contexto.newPage();
        await page.goto('/');
        await preencherLogin(page, pessoa(uid).colaborador.email, SENHA, true);
        await expect(page.getByRole('banner')).toBeVisible();
        const estado = await contexto.storageState({ indexedDB: true });
        await contexto.close();
        return estado;
      };
      await usar((uid) => umaVezPorRodada(pasta, uid, () => entrar(uid)));
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
    await usar(async (uid, caminho = '/', opcoes = {}) => {
      const contexto = await browser.newContext({
        ...(uid === null ? {} : { storageState: await entrada(uid) }),
        ...opcoes,
      });
      abertos.push(contexto);
      vigia.acompanhar(contexto);
      const page = await contexto.newPage();
      await page.goto(caminho);
      return page;
    });
    for (const contexto of abertos) await contexto.close();
  },
});
