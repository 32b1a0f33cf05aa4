/**
 * Listens to the console of every page of a test, and looks at where each dialog puts the focus. What a test does not
 * announce as expected fails it.
 */
import type { BrowserContext, Response } from '@playwright/test';

/** The browser's line about a commit of which the server says that it does not go. */
const COMMIT_QUE_NAO_VAI = /status of 400 \(Bad Request\) \(\S*documents:commit/;

export class Vigia {
  private readonly ouvidas: string[] = [];
  /** A commit that a trigger holds up is tried again by the kit. The browser has its line about the first try. */
  private readonly toleradas: RegExp[] = [/status of 409 \(Conflict\) \(\S*documents:commit/];
  private readonly respostas: Promise<void>[] = [];
  private encontros = 0;

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
    contexto.on('response', (resposta) => {
      if (resposta.status() === 400 && resposta.url().includes('documents:commit'))
        this.respostas.push(this.explicar(resposta));
    });
    contexto.on('weberror', (erro) => this.ouvidas.push(`exceção: ${erro.error().message}`));
  }

  /** Messages a test provokes on purpose, such as the browser's own line about a request that failed. */
  tolerar(...padroes: RegExp[]) {
    this.toleradas.push(...padroes);
  }

  /** Waits until the answers are read. While a page is open they can be. */
  async ouvirTudo() {
    await Promise.all(this.respostas);
  }

  reclamacoes() {
    let perdoadas = 0;
    return this.ouvidas.filter((linha) => {
      if (COMMIT_QUE_NAO_VAI.test(linha) && perdoadas < this.encontros) {
        perdoadas += 1;
        return false;
      }
      return !this.toleradas.some((padrao) => padrao.test(linha));
    });
  }

  /**
   * A transaction writes only if what it read is still so. Otherwise the server says 400 and the library reads anew
   * and decides again. Two devices that tell on the same day that somebody is here do that to each other. It is
   * no fault. Of any other 400 the records and the server's words are told.
   */
  private async explicar(resposta: Response) {
    const pedido = resposta.request().postData() ?? '';
    const disse = await resposta.text().catch(() => '');
    if (pedido.includes('"updateTime"') && disse.includes('FAILED_PRECONDITION')) this.encontros += 1;
    else this.ouvidas.push(`gravação que não vai: ${disse.slice(0, 500)} ${pedido.slice(0, 1_000)}`);
  }
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
