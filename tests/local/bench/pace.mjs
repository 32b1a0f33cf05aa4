// How fast the machine is now. A time in milliseconds is worth something where the frozen control page takes its usual
// time; elsewhere it is divided by the page's slowness, and says so.
import { slowDown, visitor, whatWasSeen } from './browser.mjs';
import { controlFolder, controlUsable } from './control.mjs';
import { serve } from './gzip-server.mjs';
import { result } from './scorecard.mjs';
import { median, tolerance } from './statistics.mjs';

/** Milliseconds until the control page was painted usable where the scorecard's times were taken. */
const usual = 1_150;
const visits = 5;

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** @param {number} control the control page's time now @returns {number} 1 where it takes its usual time */
export const slownessOf = (control) => (control <= tolerance * usual ? 1 : control / usual);

/** @param {import('@playwright/test').Browser} browser @returns {Promise<number>} slownessOf() this machine */
export async function measurePace(browser) {
  const control = await serve(controlFolder);
  const times = [];
  // The first visit warms the server and the disk.
  for (let i = 0; i <= visits; i++)
    times.push(await timeOf(browser, control.origin, { selector: controlUsable }));
  await control.close();
  return slownessOf(median(times.slice(1)));
}

/** Milliseconds from the beginning of a cold visit, on a slow telephone's network, until it was painted usable. */
export async function timeOf(browser, url, options) {
  const { page, close } = await visitor(browser, options);
  try {
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    return (await whatWasSeen(page)).painted;
  } finally {
    await close();
  }
}

/**
 * A time beside its limit, as this machine would take it at its usual speed.
 * @param {import('./scorecard.mjs').Measure} measure
 * @param {number} value
 * @param {number} slowness
 * @param {string} [detail]
 */
export const timed = (measure, value, slowness, detail) =>
  result(
    measure,
    value / slowness,
    [detail, slowness > 1 ? `dividido por ${number.format(slowness)}: a máquina está lenta` : undefined]
      .filter(Boolean)
      .join(', '),
  );
