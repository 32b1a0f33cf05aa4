// The browser of the measurements: cold visits, signed in or not, on a slow telephone's network and processor.
import { chromium } from '@playwright/test';
import { answerForGoogle } from './production.mjs';
import { watchAnswers } from './quiet.mjs';
import { account, pages } from './site.mjs';
import { watchPage } from './usable.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof signIn>>} Session */

/** @param {string | undefined} executablePath */
export const launch = (executablePath) => chromium.launch({ executablePath, args: ['--no-sandbox'] });

/**
 * Signs in as a person does and keeps what the browser remembers, so that later visits begin signed in.
 * @param {Browser} browser
 * @param {{origin: string, forGoogle: boolean}} site
 * @param {string} [email] of the demo or of the measurements: they share a password
 */
export async function signIn(browser, { origin, forGoogle }, email) {
  const { context, close } = await newContext(browser, forGoogle);
  await fillLogin(await context.newPage(), origin, email);
  const session = await context.storageState({ indexedDB: true });
  await close();
  return session;
}

/**
 * @param {Page} page
 * @param {string} origin
 * @param {string} [email]
 */
export async function fillLogin(page, origin, email = account.email) {
  await page.goto(origin);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByLabel('Lembrar-me por 30 dias').check();
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForSelector(pages.home.usable);
}

/**
 * A visit with nothing in the cache.
 * @param {Browser} browser
 * @param {object} options
 * @param {string} options.selector what makes the page usable
 * @param {Session} [options.session] signed out without one
 * @param {boolean} [options.forGoogle] answer for Google's addresses (production builds)
 */
export async function visitor(browser, { selector, session, forGoogle = false }) {
  const { context, close } = await newContext(browser, forGoogle, session);
  const page = await context.newPage();
  watchAnswers(page);
  await page.addInitScript(watchPage, selector);
  return { page, close };
}

async function newContext(browser, forGoogle, session) {
  const context = await browser.newContext({
    storageState: session,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 900 },
  });
  // With a hundred thousand ideas the emulator takes seconds for what production answers by index.
  context.setDefaultTimeout(180_000);
  if (forGoogle) await answerForGoogle(context);
  const close = async () => {
    // Answers that are still on their way are no longer wanted.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { context, close };
}

/** CPU × 4, 1.6 Mbps, 150 ms. @param {Page} page */
export async function slowDown(page) {
  await slowProcessor(page);
  const client = await page.context().newCDPSession(page);
  const throughput = (1.6 * 1000 * 1000) / 8;
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** CPU × 4. @param {Page} page */
export async function slowProcessor(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * What watchPage() saw, once the screen has been painted.
 * @param {Page} page
 * @returns {Promise<{usable: number, painted: number, shift: number, what: string}>} milliseconds since the visit began
 */
export async function whatWasSeen(page) {
  await page.waitForFunction(() => /** @type {any} */ (window).bench?.painted > 0, undefined, {
    timeout: 300_000,
  });
  return page.evaluate(() => /** @type {any} */ (window).bench);
}

/**
 * Fails when the screen is another than the one that was to be measured.
 * @param {Page} page
 * @param {string} text
 */
export async function requireText(page, text) {
  await page
    .getByText(text, { exact: true })
    .first()
    .waitFor({ timeout: 30_000 })
    .catch(async () => {
      const body = await page.innerText('body');
      throw new Error(`A tela medida não é a esperada (falta "${text}"):\n${body.slice(0, 500)}`);
    });
}
