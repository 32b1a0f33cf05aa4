// Runs inside the page (Playwright's addInitScript): when could the screen be used, and how far did it jump?

/**
 * Leaves in `window.bench` the instant at which `selector` came to exist, the instant at which it was painted, and
 * the sum of layout shifts.
 * @param {string} selector
 */
export function watchPage(selector) {
  const bench = { usable: 0, painted: 0, shift: 0 };
  Object.assign(window, { bench });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = /** @type {any} */ (entry);
      if (!hadRecentInput) bench.shift += value;
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
