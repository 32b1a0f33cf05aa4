// Runs inside the page (Playwright's addInitScript): when could the screen be used, and how far did it jump?

/**
 * Leaves in `window.bench` the instant at which `selector` came to exist, and the instant at which it was painted. It
 * also leaves the layout shift (CLS), with the name of what jumped furthest in the worst burst.
 * @param {string} selector
 */
export function watchPage(selector) {
  const bench = { usable: 0, painted: 0, shift: 0, what: '' };
  Object.assign(window, { bench });
  // CLS as browsers define it: the worst burst of shifts, of five seconds at most and without a second's pause.
  const burst = { begin: 0, last: Number.NEGATIVE_INFINITY, sum: 0, most: 0, what: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime, sources } = /** @type {any} */ (entry);
      if (hadRecentInput) continue;
      const goesOn = startTime - burst.last < 1000 && startTime - burst.begin < 5000;
      if (!goesOn) Object.assign(burst, { begin: startTime, sum: 0, most: 0 });
      burst.last = startTime;
      burst.sum += value;
      if (value > burst.most && sources[0])
        Object.assign(burst, {
          most: value,
          what: sources
            .map(({ node, previousRect, currentRect }) => {
              // 'li cartao (210 px)'
              const element = node?.nodeType === 1 ? node : node?.parentElement;
              const name = element?.getAttribute('aria-label') ?? String(element?.className).split(' ')[0];
              return `${element?.localName} ${name} (${Math.round(currentRect.y - previousRect.y)} px)`;
            })
            .join(', '),
        });
      if (burst.sum > bench.shift) Object.assign(bench, { shift: burst.sum, what: burst.what });
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
