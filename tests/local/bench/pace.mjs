// How fast the machine is now. A time in milliseconds is worth something where the frozen control page takes its usual
// time. Elsewhere it is divided by the page's slowness, and says so.
import { slowDown, visitor, whatWasSeen } from './browser.mjs';
import { controlFolder, controlUsable } from './control.mjs';
import { serve } from './gzip-server.mjs';
import { median, slownessOf } from './statistics.mjs';

const visits = 5;

/** @param {import('@playwright/test').Browser} browser @returns {Promise<number>} 1 at the machine's usual speed */
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
