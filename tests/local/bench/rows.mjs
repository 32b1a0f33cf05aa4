// Row 8: /ideias with 250 rows under a processor four times slower. It is the time from the event to the next paint,
// and how far the screen jumps meanwhile. On a slow machine a time counts as a ratio to the same act on a frozen
// plain table.
import { slowProcessor, visitor } from './browser.mjs';
import { plainTableFolder } from './control.mjs';
import { serve } from './gzip-server.mjs';
import { quiet } from './quiet.mjs';
import { measures, result } from './scorecard.mjs';
import { manager, pages } from './site.mjs';
import { median } from './statistics.mjs';

const rows = 250;
const runs = 5;
const row = '#conteudo tbody tr';
/** Sorting is no slower than in the plain table, filtering hardly; opening something may take three times as long. */
const ratios = { sortTime: 1, statusTime: 1.2, menuTime: 3, filterTime: 3 };

/** @param {import('./stage.mjs').Stage} stage */
export async function measure(stage) {
  await stage.seedIdeas(1000);
  const { origin, session } = await stage.local();
  const ours = await open(
    stage,
    `${origin}${pages.list.path}?porPagina=${rows}`,
    await session(manager.email),
  );
  const server = await serve(plainTableFolder);
  const plain = await open(stage, server.origin);
  // Before the acts: what comes late after a click counts as a jump of the page on a slow machine.
  const shift = await ours.page.evaluate(() => /** @type {any} */ (window).bench.shift);
  const slowness = await stage.pace();
  const results = [];
  for (const [name, act] of Object.entries(acts)) {
    const control = await medianOf(plain.page, act);
    const time = await medianOf(ours.page, act);
    results.push(
      slowness > 1
        ? result({ ...measures[name], target: ratios[name], unit: '× tabela simples' }, time / control)
        : result(measures[name], time, `na tabela simples ${Math.round(control)} ms`),
    );
  }
  await ours.close();
  await plain.close();
  await server.close();
  return [...results, result(measures.listShift, shift, `${rows} linhas`)];
}

const acts = { sortTime: sort, statusTime: status, menuTime: menu, filterTime: filter };

/** The first use loads what the act needs. A person's second use is what is measured, as in the rows of times. */
async function medianOf(page, act) {
  const times = [];
  for (let i = 0; i <= runs; i++) times.push(await act(page));
  return median(times.slice(1));
}

async function open({ browser }, url, session) {
  const visit = await visitor(browser, { selector: pages.list.usable, session });
  await visit.page.addInitScript(watchInteractions);
  await visit.page.goto(url);
  await allRows(visit.page);
  await slowProcessor(visit.page);
  return visit;
}

/** Waits until the list has every row again, or another number of them. */
const allRows = (page, all = true) =>
  page.waitForFunction(
    ({ selector, count, wanted }) => {
      const found = document.querySelectorAll(selector).length;
      return found > 0 && (found === count) === wanted;
    },
    { selector: row, count: rows, wanted: all },
    { timeout: 60_000 },
  );

/** The longest interaction since the last call, from its event to the next paint. @returns {Promise<number>} ms */
async function interaction(page, act) {
  await page.evaluate(() => {
    /** @type {any} */ (window).interactions.length = 0;
  });
  await act();
  // Entries come after the paint they measure; the browser reports none under 16 ms.
  await page.waitForTimeout(600);
  return page.evaluate(() => Math.max(16, .../** @type {any} */ (window).interactions));
}

/** Shows one status, then all again, which draws every row anew: the slower of the two. */
async function status(page) {
  const card = page.getByRole('group', { name: 'Ideias por status' }).getByRole('button').first();
  const one = await interaction(page, () => card.click());
  await allRows(page, false);
  const all = await interaction(page, () => card.click());
  await allRows(page);
  return Math.max(one, all);
}

/** Sorted by title, then the other way round: each draws every row anew, and the slower of the two counts. */
async function sort(page) {
  const heading = page.getByRole('columnheader', { name: 'Título' });
  const times = [];
  for (const direction of ['ascending', 'descending']) {
    times.push(await interaction(page, () => heading.getByRole('button').click()));
    await page.waitForFunction((wanted) => document.querySelector(`th[aria-sort="${wanted}"]`), direction);
    // What it reads the first time is not what is measured.
    await quiet(page);
    await allRows(page);
  }
  await heading.getByRole('button').click();
  await page.waitForFunction(() => !document.querySelector('th[aria-sort]'));
  await allRows(page);
  return Math.max(...times);
}

async function menu(page) {
  const button = page.locator(`${row} button[aria-haspopup="menu"]`).nth(3);
  const time = await interaction(page, () => button.click());
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return time;
}

/** Opens the filters over the rows. */
async function filter(page) {
  const time = await interaction(page, () =>
    page.getByRole('button', { name: 'Filtros', exact: true }).click(),
  );
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  return time;
}

/** Runs inside the page: leaves the durations of interactions in `window.interactions`. */
function watchInteractions() {
  const interactions = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming & {interactionId: number}} */ (
        entry
      );
      if (interactionId > 0) interactions.push(duration);
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}
