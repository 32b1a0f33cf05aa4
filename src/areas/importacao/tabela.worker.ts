/** Reads a spreadsheet or a text away from the page, which goes on however large or broken the file is (threats H07). */
import { mensagemDoErro } from '@/domain/comum/erros';
import type { Escolhas, Formato, Tabela } from '@/domain/comum/planilha';
import { lerBytes } from './lerBytes';

export interface Pedido {
  arquivo: File;
  formato: Formato;
  escolhas: Escolhas;
}
export type Lido = { tabela: Tabela } | { erro: string };

self.addEventListener('message', async ({ data: { arquivo, formato, escolhas } }: MessageEvent<Pedido>) => {
  try {
    const bytes = new Uint8Array(await arquivo.arrayBuffer());
    self.postMessage({ tabela: lerBytes(bytes, formato, escolhas) } satisfies Lido);
  } catch (erro) {
    self.postMessage({ erro: mensagemDoErro(erro) } satisfies Lido);
  }
});
