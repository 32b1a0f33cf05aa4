// Rows 2, 3 and 5: what a first visit downloads, taken from what the browser really asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { requireText, visitor, whatWasSeen } from './browser.mjs';
import { measures, result } from './scorecard.mjs';
import { pages } from './site.mjs';

/** @typedef {{name: string, startTime: number, encodedBodySize: number}} Resource */

/**
 * Compressed kilobytes of one kind of file.
 * @param {Resource[]} resources
 * @param {'js' | 'css'} kind
 * @param {number} [until] only what was asked for before this instant
 */
export function kilobytes(resources, kind, until = Number.POSITIVE_INFINITY) {
  const counted = resources.filter(({ name, startTime }) => name.endsWith(`.${kind}`) && startTime <= until);
  return counted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
}

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ browser, origin, folder, session }) {
  const login = await firstVisit(browser, origin, pages.login);
  const home = await firstVisit(browser, origin, pages.home, await session());
  const chunks = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name,
      size: gzipSync(readFileSync(join(folder, 'assets', name)), { level: 9 }).length / 1000,
    }));
  const first = new Set(login.resources.map(({ name }) => name.split('/').at(-1)));
  const lazy = chunks.filter(({ name }) => !first.has(name)).map(({ size }) => size);
  return [
    result(measures.loginUsable, kilobytes(login.resources, 'js', login.usable)),
    result(measures.loginAll, kilobytes(login.resources, 'js')),
    result(measures.homeJs, kilobytes(home.resources, 'js')),
    result(measures.homeCss, kilobytes(home.resources, 'css')),
    result(measures.largestChunk, Math.max(...lazy)),
    result(
      measures.allChunks,
      chunks.reduce((sum, { size }) => sum + size, 0),
    ),
  ];
}

/** Everything the page loads by itself, also what it loads when idle. */
async function firstVisit(browser, origin, { path, usable: selector, text }, session) {
  const { page, close } = await visitor(browser, { selector, session });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const { usable } = await whatWasSeen(page);
  await page.waitForLoadState('networkidle');
  await requireText(page, text);
  const resources = await page.evaluate((base) => {
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(base))
      .map((entry) => {
        const { name, startTime, encodedBodySize } = /** @type {PerformanceResourceTiming} */ (entry);
        return { name, startTime, encodedBodySize };
      });
  }, origin);
  await close();
  return { usable, resources };
}
