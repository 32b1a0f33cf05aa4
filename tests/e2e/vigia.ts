/**
 * Listens to the console of every page of a test, and looks at where each dialog puts the focus. What a test does not
 * announce as expected fails it.
 */
import type { BrowserContext } from '@playwright/test';

export class Vigia {
  private readonly ouvidas: string[] = [];
  /** A commit that a trigger holds up is tried again by the kit. The browser has its line about the first try. */
  private readonly toleradas: RegExp[] = [/status of 409 \(Conflict\) \(\S*documents:commit/];

  /** `origem` is left out of the addresses it reports. */
  constructor(private readonly origem: string) {}

  async acompanhar(contexto: BrowserContext) {
    await contexto.addInitScript(olharOFoco);
    contexto.on('console', (mensagem) => {
      if (!['error', 'warning'].includes(mensagem.type())) return;
      this.ouvidas.push(
        `${mensagem.type()}: ${mensagem.text()} (${mensagem.location().url.replace(this.origem, '')})`,
      );
    });
    contexto.on('weberror', (erro) => this.ouvidas.push(`exceção: ${erro.error().message}`));
  }

  /** Messages a test provokes on purpose, such as the browser's own line about a request that failed. */
  tolerar(...padroes: RegExp[]) {
    this.toleradas.push(...padroes);
  }

  reclamacoes = () => this.ouvidas.filter((linha) => !this.toleradas.some((padrao) => padrao.test(linha)));
}

/** In the page: the console names a dialog with fields that leaves the focus on the cross it began on. */
function olharOFoco() {
  const vistos = new WeakSet<Element>();
  document.addEventListener('focusin', ({ target }) => {
    const dialogo = target instanceof Element ? target.closest('[role="dialog"][aria-modal="true"]') : null;
    if (!dialogo || vistos.has(dialogo)) return;
    vistos.add(dialogo);
    // Those that the kit begins in (src/ui/formulario/useFocoNoCampo.ts).
    const oCampo = () =>
      dialogo.querySelector(
        ':is(input, textarea):not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], :disabled)',
      );
    // Fields may come after the dialog, and take the focus then. The time counts from the first one's coming, and on a
    // slow machine until there is nothing else to do.
    const esperarOCampo = () => {
      if (!dialogo.isConnected) return;
      if (oCampo()) setTimeout(() => requestIdleCallback(conferir), 300);
      else requestAnimationFrame(esperarOCampo);
    };
    const conferir = () => {
      const foco = document.activeElement;
      if (oCampo() && dialogo.contains(foco) && foco?.getAttribute('aria-label') === 'Fechar')
        console.error(`o foco começou no fechar: ${dialogo.textContent.slice(0, 60)}`);
    };
    esperarOCampo();
  });
}
