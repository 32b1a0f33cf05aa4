// Rows 9, 10, 18 and 19: billed reads of a screen with few and very many ideas, challenges and plays, and of coming back
// to it.
import { countReads } from './billed-reads.mjs';
import { visitor } from './browser.mjs';
import { quiet } from './quiet.mjs';
import { measures, result, timed } from './scorecard.mjs';
import { pages } from './site.mjs';

const number = new Intl.NumberFormat('pt-BR');

/** @type {[import('./scorecard.mjs').Measure, {path: string, loaded: string}][]} */
const row19 = [
  [measures.challengeListReads, pages.challenges],
  [measures.challengeHomeReads, pages.challengesHome],
  [measures.challengeReads, pages.challenge],
  [measures.playReads, pages.plays],
];

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {{limits: boolean}} options
 */
export const measure = (stage, { limits }) => measureWith(stage, [10, 1000], limits);

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {number[]} sizes how many ideas the company has, fewer before more
 * @param {boolean} limits only what is exact
 */
export async function measureWith(stage, sizes, limits) {
  const site = await stage.local();
  const rows = [];
  for (const ideas of sizes) {
    await stage.seedIdeas(ideas);
    const detail = `${number.format(ideas)} ideias`;
    const [list, sorted, home, dashboard, both, ...ofRow19] = await all(limits, [
      () => visit(stage.browser, site, pages.list),
      () => sort(stage.browser, site),
      () => visit(stage.browser, site, pages.home),
      () => visit(stage.browser, site, pages.dashboard),
      () => bothHalves(stage.browser, site),
      ...row19.map(
        ([, screen]) =>
          () =>
            visit(stage.browser, site, screen),
      ),
    ]);
    rows.push(
      result(measures.listReads, list.reads, detail),
      result(measures.sortReads, sorted, detail),
      result(measures.homeReads, home.reads, detail),
      result(measures.dashboardReads, dashboard.reads, detail),
      result(measures.bothHalvesReads, both, `${number.format(ideas)} de cada`),
      ...ofRow19.map(({ reads }, i) => result(row19[i][0], reads, `${number.format(ideas)} de cada`)),
    );
    if (ideas > 10) continue;
    rows.push(result(measures.returnReads, list.back.reads));
    if (!limits) rows.push(timed(measures.returnTime, list.back.time, await stage.pace()));
  }
  return rows;
}

/**
 * One after the other, for times. The visits wait most of the time. Counts do not change when they are made at once.
 * @param {boolean} atOnce
 * @param {(() => Promise<any>)[]} visits
 * @returns {Promise<any[]>}
 */
async function all(atOnce, visits) {
  if (atOnce) return Promise.all(visits.map((make) => make()));
  const made = [];
  for (const make of visits) made.push(await make());
  return made;
}

/** The dashboard, and then the tab of its other half: what both show is read once. */
async function bothHalves(browser, site) {
  const { page, counter, close } = await inside(browser, site);
  await open(page, pages.dashboard);
  await open(page, pages.challengesDashboard);
  await page.getByText('Desafios: últimos 10').waitFor();
  await quiet(page);
  const reads = await counter.take();
  await close();
  return reads;
}

/** What the list reads when it is sorted by title: the other columns are queries of the same shape. */
async function sort(browser, site) {
  const { page, counter, close } = await inside(browser, site);
  await open(page, pages.list);
  await counter.take();
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  await page.waitForSelector('th[aria-sort="ascending"]');
  await quiet(page);
  const reads = await counter.take();
  if (reads === 0) throw new Error('ordenar a lista não leu nada');
  await close();
  return reads;
}

/** A session that is open already: what its beginning reads belongs to no screen. */
async function inside(browser, { origin, session }) {
  const { page, close } = await visitor(browser, { selector: pages.access.usable, session: await session() });
  const counter = countReads(page);
  await opened(page, origin + pages.access.path);
  // What the session reads a little later (the consent) is not the screen's either.
  await quiet(page, 3000);
  await counter.take();
  return { page, counter, close };
}

/** The first page of the session, which is not measured. Where it does not come, the error says what it waits for. */
async function opened(page, address) {
  const waiting = new Set();
  const said = [];
  page.on('request', (request) => waiting.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => waiting.delete(request));
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(address, { waitUntil: 'networkidle' });
  try {
    await page.waitForSelector(pages.access.usable);
  } catch (cause) {
    const asked = [...waiting].map((request) => request.url()).join(', ') || 'nada';
    throw new Error(
      `${address} não abriu: espera por ${asked}, diz ${said.join(' | ') || 'nada'}, e mostra: ${await page.content()}`,
      { cause },
    );
  }
}

/** Opens the screen, leaves, comes back. */
async function visit(browser, site, screen) {
  const { page, counter, close } = await inside(browser, site);
  await open(page, screen);
  const reads = await counter.take();
  await open(page, screen === pages.list ? pages.home : pages.list);
  await counter.take();
  const time = await open(page, screen);
  const back = { reads: await counter.take(), time };
  await close();
  return { reads, back };
}

/**
 * Follows the menu's link, or goes as the browser's history would where the menu has none. Waits until the screen has
 * its data and asks for nothing more.
 * @returns {Promise<number>} milliseconds from the click until the data was painted
 */
async function open(page, { path, loaded, late = '' }) {
  const time = await page.evaluate(
    async ({ href, selector }) => {
      const link = document.querySelector(`nav a[href="${href}"]`);
      const start = performance.now();
      if (link instanceof HTMLElement) link.click();
      else {
        history.pushState(null, '', href);
        dispatchEvent(new PopStateEvent('popstate'));
      }
      while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 4));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    },
    { href: path, selector: loaded },
  );
  if (late) await page.getByText(late, { exact: true }).waitFor();
  await quiet(page);
  return time;
}
