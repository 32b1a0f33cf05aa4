// When a page has what it asked for.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Request} Request */

/** Requests to Firestore that are not answered yet. @type {WeakMap<Page, Set<Request>>} */
const unanswered = new WeakMap();

/** Once for each page, before it opens anything. @param {Page} page */
export function watchAnswers(page) {
  /** @type {Set<Request>} */
  const waiting = new Set();
  unanswered.set(page, waiting);
  page.on('request', (request) => {
    if (/\/documents\b.*:\w+(\?|$)/.test(request.url())) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
}

/**
 * Waits until every question to Firestore is answered, and for a while without a request. With a hundred thousand
 * ideas an answer takes the emulator seconds.
 * @param {Page} page
 */
export async function quiet(page, pause = 500) {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note);
  page.on('requestfinished', note);
  while (unanswered.get(page)?.size || Date.now() - last < pause) await page.waitForTimeout(50);
  page.off('request', note);
  page.off('requestfinished', note);
}
