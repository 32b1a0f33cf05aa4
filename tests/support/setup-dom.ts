// Setup of every component test: matchers, and the browser parts happy-dom lacks.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { avisosCarregados } from '@/ui/moldura/avisos';

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
configure({ asyncUtilTimeout: 120_000 });

// Files share the library of toasts, and it shows four at a time. Those one test left would keep the next one's
// waiting.
afterEach(async () => {
  if (avisosCarregados.ler()) (await import('@mantine/notifications')).notifications.clean();
});

afterEach(cleanup);
