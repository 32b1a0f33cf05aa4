// Setup of every unit test: the product's own messages of schemas, and the browser's part where there is a browser. A
// console error or warning fails the test, and so does a request that nobody answers. A test that needs no browser says
// `// @vitest-environment node` in its first line and starts in a tenth of the time.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '@/domain/comum/frase-da-validacao';
import { pedidosSemResposta, semRede } from './semRede';

semRede();

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// Hooks after a test run in reverse order: what is on the screen goes first (setup-dom.ts).
afterEach(() => {
  const [erros, avisos] = [vi.mocked(console.error).mock.calls, vi.mocked(console.warn).mock.calls];
  // First, so that what one test complains of does not fail the others of its file.
  vi.restoreAllMocks();
  expect(pedidosSemResposta(), 'pedidos a que nenhum teste responde').toEqual([]);
  expect(erros, 'console.error').toEqual([]);
  expect(avisos, 'console.warn').toEqual([]);
});

if (typeof document !== 'undefined') await import('./setup-dom');
