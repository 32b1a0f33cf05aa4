// Setup of every component test: matchers, and the browser parts happy-dom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

Object.defineProperty(document, 'fonts', {
  value: { addEventListener() {}, removeEventListener() {} },
  configurable: true,
});
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// It only ends what hangs. A second is short on a slow machine, and no test that passes waits for it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
