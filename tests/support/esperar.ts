import { vi } from 'vitest';

/** Waits for what a test saw coming, outside of a page. The end only ends what hangs: a slow machine is green. */
export const esperar = <T>(ver: () => T | Promise<T>) => vi.waitFor(ver, { timeout: 240_000 });
