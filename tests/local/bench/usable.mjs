// Runs inside the page (Playwright's addInitScript): when could the screen be used, and how far did it jump?

/**
 * Leaves in `window.bench` the instant at which `selector` came to exist, the instant at which it was painted, and
 * the layout shift (CLS).
 * @param {string} selector
 */
export function watchPage(selector) {
  const bench = { usable: 0, painted: 0, shift: 0 };
  Object.assign(window, { bench });
  // CLS as browsers define it: the worst burst of shifts, of five seconds at most and without a second's pause.
  const burst = { begin: 0, last: Number.NEGATIVE_INFINITY, sum: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime } = /** @type {any} */ (entry);
      if (hadRecentInput) continue;
      const goesOn = startTime - burst.last < 1000 && startTime - burst.begin < 5000;
      if (!goesOn) Object.assign(burst, { begin: startTime, sum: 0 });
      burst.last = startTime;
      burst.sum += value;
      bench.shift = Math.max(bench.shift, burst.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    bench.usable = performance.now();
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.addEventListener('message', () => (bench.painted = performance.now()));
      afterPaint.port1.start();
      afterPaint.port2.postMessage(0);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
