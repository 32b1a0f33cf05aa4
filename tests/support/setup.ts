// Setup of every unit test: pt-BR messages, the rule that a console error or warning fails the test, and the browser's
// part where there is a browser. A test that needs none says `// @vitest-environment node` in its first line and starts
// in a tenth of the time.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import ptBR from 'zod/v4/locales/pt-BR.js';

z.config(ptBR());

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// Hooks after a test run in reverse order: what is on the screen goes first (setup-dom.ts).
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([]);
  vi.restoreAllMocks();
});

if (typeof document !== 'undefined') await import('./setup-dom');
