/**
 * Files of unit tests share a thread, its packages and its happy-dom (`isolate: false`). Loading those for each of them
 * took as long as all tests. What is ours is evaluated anew for every file, with no mock of another one. The browser is
 * as if just opened.
 */
import { TestRunner, vi } from 'vitest';

/** What vitest itself calls between files that are isolated. */
type Mocker = { reset: () => void };

/** The file whose tests run. */
let atual: unknown;

/**
 * For what a screen puts off until the browser is idle (quandoOcioso). What a file has put off ends with it. Otherwise
 * its imports would come while the next file has no mocks yet, and that file's tests would ask the real database.
 */
function quandoOciosoNesteArquivo(fazer: () => void): number {
  const arquivo = atual;
  return Number(setTimeout(() => arquivo === atual && fazer(), 1_000));
}

/** Milliseconds. It only ends what hangs: some mocks never answer. */
const PACIENCIA = 10_000;

/**
 * What the file before still imports is read to its end. It would go on while the next file has no mocks yet, and leave
 * modules behind that know none of them.
 */
const acabarDeImportar = () =>
  Promise.race([vi.dynamicImportSettled(), new Promise<void>((resolve) => setTimeout(resolve, PACIENCIA))]);

export default class Corredor extends TestRunner {
  /** vitest waits for this one, and not for the next. */
  async onBeforeCollect() {
    vi.useRealTimers();
    await acabarDeImportar();
  }

  override onCollectStart(arquivo: Parameters<TestRunner['onCollectStart']>[0]) {
    const { __vitest_mocker__: mocker } = globalThis as unknown as { __vitest_mocker__: Mocker };
    mocker.reset();
    vi.resetModules();
    vi.unstubAllGlobals();
    atual = arquivo;
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
  Object.assign(globalThis, { requestIdleCallback: quandoOciosoNesteArquivo });
}
