// Row 12: what a person waits for at each answer. It is the demo's invitation by link, on the processor as it is.
import { readLinks } from '../seed.mjs';
import { timed, measures } from './scorecard.mjs';
import { visitor } from './browser.mjs';
import { percentile } from './statistics.mjs';

const answers = 40;
const field = 'main fieldset input[type="radio"]';

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ browser, local, seedDemo, pace }) {
  await seedDemo();
  const { origin } = await local();
  const invitation = readLinks('test').at(-1);
  const { page, close } = await visitor(browser, { selector: field });
  await page.addInitScript(watchAnswers);
  await page.goto(origin + invitation.caminho);
  await page.locator(field).first().waitFor();
  for (let n = 0; n < answers; n++) {
    await page
      .locator(field)
      .nth(n % 8)
      .check();
    // Sent 1.5 s after the last change: each answer is a request of its own.
    await page.waitForTimeout(2_200);
  }
  const { feedback, kept, saved } = await page.evaluate(() => /** @type {any} */ (window).answers);
  await close();
  const slowness = await pace();
  return [
    timed(measures.answerFeedback, percentile(feedback, 0.95), slowness, `${feedback.length} respostas, p95`),
    timed(measures.answerKept, percentile(kept, 0.95), slowness),
    timed(measures.answerSaved, percentile(saved, 0.95), slowness, 'com a função no emulador'),
  ];
}

/** Runs inside the page: durations in milliseconds of the three things a person waits for. */
function watchAnswers() {
  const seen = { feedback: [], kept: [], saved: [] };
  Object.assign(window, { answers: seen });
  addEventListener(
    'change',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.addEventListener('message', () => seen.feedback.push(performance.now() - timeStamp));
        afterPaint.port1.start();
        afterPaint.port2.postMessage(0);
      });
    },
    { capture: true },
  );
  const { transaction } = Object.getOwnPropertyDescriptors(IDBDatabase.prototype);
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = performance.now();
    const made = transaction.value.apply(this, given);
    if (given[1] === 'readwrite')
      made.addEventListener('complete', () => seen.kept.push(performance.now() - begun));
    return made;
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name.endsWith('-salvarPeloLink')) seen.saved.push(duration);
  }).observe({ type: 'resource', buffered: true });
}
