// Row 12: answers that survive. A person types, the page says that it is kept, and the browser is killed, loses its
// network or closes. The next visit must show what was typed. CICLOS=20 for fewer. Run when named: it takes minutes.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { atEnd } from '../processes.mjs';
import { fillLogin } from './browser.mjs';
import { readLinks } from '../seed.mjs';
import { measures, result } from './scorecard.mjs';

const cycles = Number(process.env.CICLOS ?? 200);
/**
 * Two published sheets of the demo with a text on the second page: of somebody signed in without one, and by the link of
 * an invitation. They take turns.
 */
const respondent = 'camila.prado@aurora.exemplo';
const signedIn = '/responderQuestionario/aurora/lideranca';
const page2 = { name: '2. Cultura e pessoas' };

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ chromium: executable, local, seedDemo }) {
  await seedDemo();
  const { origin } = await local();
  const byLink = readLinks('test').at(-1).caminho;
  const folder = mkdtempSync(join(tmpdir(), 'autosave-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const open = () => openBrowser(executable ?? chromium.executablePath(), folder);
  let visit = await open();
  await fillLogin(visit.page, origin, respondent);
  // The browser writes that somebody is in some seconds later; killed before, it opens the login page.
  await visit.page.waitForTimeout(15_000);
  let lost = 0;
  let reopenedOffline = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    const linked = cycle % 2 === 1;
    const address = origin + (linked ? byLink : signedIn);
    const field = await openSheet(visit.page, address);
    if (linked) await isKept(visit.page);
    const typed = `ciclo ${cycle}, ${crypto.randomUUID()}`;
    const offline = cycle % 3 === 1;
    if (offline) await visit.page.context().setOffline(true);
    await field.fill(typed);
    await visit.page
      .locator('[data-situacao]')
      .filter({ hasText: /Salvo neste aparelho|^Salvo às/ })
      .waitFor();
    if (cycle % 3 === 2) await visit.page.close();
    await visit.kill();
    visit = await open();
    // By link the page opens without a connection too.
    if (offline && linked) await visit.page.context().setOffline(true);
    if (offline && linked) reopenedOffline++;
    const seen = await (await openSheet(visit.page, address)).inputValue();
    if (seen !== typed) {
      lost++;
      console.error(`Perdida no ciclo ${cycle}: "${typed}" voltou como "${seen}".`);
    }
    await visit.page.context().setOffline(false);
    if (cycle % 20 === 19) console.error(`${cycle + 1} ciclos, ${lost} perdidas.`);
  }
  await visit.kill();
  const how = `${cycles} mortes do navegador, um terço sem rede, ${reopenedOffline} reaberturas sem rede`;
  return [result(measures.lostAnswers, lost, how)];
}

/** The page's own files are on the device. */
const isKept = (page) =>
  page.waitForFunction(async () => (await caches.match('/')) !== undefined, undefined, { polling: 100 });

/** The second page of the wizard; gives its text. */
async function openSheet(page, address) {
  // The same address with another fragment would not be loaded again.
  if (page.url().split('#')[0] === address.split('#')[0]) await page.goto('about:blank');
  await page.goto(address);
  await page.locator('summary', { hasText: /obrigatória/ }).click();
  await page.getByRole('button', page2).click();
  return page.getByRole('textbox');
}

/** A browser with a profile of its own, which a signal ends as a crash or an empty battery would. */
async function openBrowser(executable, folder) {
  const browser = spawn(
    executable,
    ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--lang=pt-BR'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((done) => browser.once('exit', done));
  atEnd(() => browser.kill('SIGKILL'));
  const endpoint = await new Promise((found, failed) => {
    let said = '';
    browser.stderr.on('data', (text) => {
      said += text;
      const match = /DevTools listening on (ws:\S+)/.exec(said);
      if (match) found(match[1]);
    });
    void ended.then(() => failed(new Error(`O navegador não abriu: ${said}`)));
  });
  const connection = await chromium.connectOverCDP(endpoint);
  const [context] = connection.contexts();
  context.setDefaultTimeout(120_000);
  return {
    page: await context.newPage(),
    async kill() {
      browser.kill('SIGKILL');
      await ended;
      await connection.close().catch(() => {});
    },
  };
}
