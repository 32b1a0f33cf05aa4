/** Reads a spreadsheet or a CSV away from the page, which goes on however large or broken the file is (threats H07). */
import { mensagemDoErro } from '@/domain/comum/erros';
import type { Limites } from '@/domain/comum/planilha';
import { lerTabela, textoDoArquivo } from '@/domain/comum/tabela';
import { celulasDaPlanilha } from './celulas';

export interface Pedido {
  arquivo: File;
  limites: Limites;
}
export type Lido = { celulas: string[][] } | { erro: string };

async function celulasDo({ arquivo, limites }: Pedido): Promise<string[][]> {
  if (!/\.xlsx$/i.test(arquivo.name))
    return lerTabela(await textoDoArquivo(arquivo, limites), limites).celulas;
  return celulasDaPlanilha(new Uint8Array(await arquivo.arrayBuffer()), limites.linhas + 1);
}

self.addEventListener('message', async ({ data }: MessageEvent<Pedido>) => {
  try {
    self.postMessage({ celulas: await celulasDo(data) } satisfies Lido);
  } catch (erro) {
    self.postMessage({ erro: mensagemDoErro(erro) } satisfies Lido);
  }
});
