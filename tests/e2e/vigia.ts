/** Listens to the console of every page of a test; what a test does not announce as expected fails it. */
import type { BrowserContext } from '@playwright/test';

export class Vigia {
  private readonly ouvidas: string[] = [];
  /** A commit that a trigger holds up is tried again by the kit; the browser has its line about the first try. */
  private readonly toleradas: RegExp[] = [/status of 409 \(Conflict\) \(\S*documents:commit/];

  /** `origem` is left out of the addresses it reports. */
  constructor(private readonly origem: string) {}

  acompanhar(contexto: BrowserContext) {
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
