// Row 11: what the report of a period reads, and what its spreadsheet costs in a real browser.
import { countReads } from './billed-reads.mjs';
import { visitor } from './browser.mjs';
import { quiet } from './quiet.mjs';
import { measures, result, timed } from './scorecard.mjs';
import { pages } from './site.mjs';

const number = new Intl.NumberFormat('pt-BR');

/** The ideas of the measurements are a minute apart, so that about ten thousand lie in so many days. */
const days = 8;
const manyIdeas = 10_000;

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {{limits: boolean}} options `limits`: only what is exact, with the ideas that there are
 */
export async function measure(stage, { limits }) {
  const { origin, session } = await stage.local();
  if (!limits) await stage.seedIdeas(manyIdeas);
  const { page, close } = await visitor(stage.browser, {
    selector: pages.access.usable,
    session: await session(),
  });
  const counter = countReads(page);
  await page.goto(origin + pages.access.path, { waitUntil: 'networkidle' });
  await page.waitForSelector(pages.access.usable);
  await quiet(page, 3000);
  await counter.take();
  await openReport(page);
  const card = await page.locator('section[aria-label="Ideias"]').innerText();
  const ideas = Number(/\d[\d.]*/.exec(card)?.[0].replaceAll('.', ''));
  if (!(ideas > 0)) throw new Error(`o relatório não mostra ideias: ${card}`);
  const reads = await counter.take();
  const detail = `${number.format(ideas)} ideias`;
  const rows = [result(measures.exportReads, reads - ideas, detail)];
  if (!limits) {
    const { time, longest } = await exportSheet(page);
    const slowness = await stage.pace();
    rows.push(timed(measures.exportTime, time, slowness, detail));
    rows.push(timed(measures.exportTask, longest, slowness, detail));
  }
  await close();
  return rows;
}

/** Goes to the report of the last days without loading the application anew. */
async function openReport(page) {
  const today = new Date();
  const day = (back) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(
      new Date(today.getTime() - back * 86_400_000),
    );
  const address = `${pages.report.path}?inicio=${day(days - 1)}&fim=${day(0)}`;
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForSelector(pages.report.loaded, { timeout: 180_000 });
  await quiet(page);
}

/** The first click loads the code; the second is the one that is measured. */
async function exportSheet(page) {
  await saved(page);
  return saveSheet(page);
}

/**
 * From the click until the file is there, and the longest task of the page's own thread meanwhile (0: none of 50 ms).
 * @returns {Promise<{time: number, longest: number}>} milliseconds
 */
export async function saveSheet(page) {
  await quiet(page, 1000);
  await page.evaluate(() => {
    const tasks = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const begin = performance.now();
  await saved(page);
  const time = performance.now() - begin;
  return { time, longest: Math.max(0, ...(await page.evaluate(() => /** @type {any} */ (window).tasks))) };
}

async function saved(page) {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Exportar' }).click();
  await (await download).path();
}
