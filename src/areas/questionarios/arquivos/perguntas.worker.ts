/** Reads a file of questions away from the page, which goes on however large or broken the file is (threats H07). */
import { mensagemDoErro } from '@/domain/comum/erros';
import { LIMITES_DAS_PERGUNTAS } from '@/domain/diagnostico/importacao-perguntas';
import { lerTabela, textoDoArquivo } from '@/domain/comum/tabela';
import { celulasDaPlanilha } from './planilha';

export type Lido = { celulas: string[][] } | { erro: string };

async function celulasDo(arquivo: File): Promise<string[][]> {
  if (!/\.xlsx$/i.test(arquivo.name))
    return lerTabela(await textoDoArquivo(arquivo, LIMITES_DAS_PERGUNTAS), LIMITES_DAS_PERGUNTAS).celulas;
  return celulasDaPlanilha(new Uint8Array(await arquivo.arrayBuffer()), LIMITES_DAS_PERGUNTAS.linhas + 1);
}

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    self.postMessage({ celulas: await celulasDo(data) } satisfies Lido);
  } catch (erro) {
    self.postMessage({ erro: mensagemDoErro(erro) } satisfies Lido);
  }
});
