/** Reads the file away from the page, which stays responsive however large it is (threats H07). */
import { mensagemDoErro } from '@/domain/comum/erros';
import type { Limites, Tabela } from '@/domain/comum/planilha';
import { lerTabela, textoDoArquivo } from '@/domain/comum/tabela';

export interface Pedido {
  arquivo: File;
  limites: Limites;
}
export type Lido = { tabela: Tabela } | { erro: string };

self.addEventListener('message', async ({ data: { arquivo, limites } }: MessageEvent<Pedido>) => {
  try {
    const texto = await textoDoArquivo(arquivo, limites);
    self.postMessage({ tabela: lerTabela(texto, limites) } satisfies Lido);
  } catch (erro) {
    self.postMessage({ erro: mensagemDoErro(erro) } satisfies Lido);
  }
});
