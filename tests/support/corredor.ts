/**
 * Files of unit tests share a thread, its packages and its happy-dom (`isolate: false`). Loading those for each of them
 * took as long as all tests. What is ours is evaluated anew for every file, with no mock of another one. The browser is
 * as if just opened.
 */
import { TestRunner, vi } from 'vitest';

/** What vitest itself calls between files that are isolated. */
type Mocker = { reset: () => void };

export default class Corredor extends TestRunner {
  override onCollectStart(arquivo: Parameters<TestRunner['onCollectStart']>[0]) {
    const { __vitest_mocker__: mocker } = globalThis as unknown as { __vitest_mocker__: Mocker };
    mocker.reset();
    vi.resetModules();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    if (typeof document !== 'undefined') abrirNavegador();
    super.onCollectStart(arquivo);
  }
}

function abrirNavegador() {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  for (const elemento of [document.documentElement, document.body])
    for (const nome of elemento.getAttributeNames()) elemento.removeAttribute(nome);
  history.replaceState(null, '', '/');
}
