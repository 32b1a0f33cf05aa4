/** Reads the file away from the page, which stays responsive however large it is (threats H07). */
import { mensagemDoErro } from '@/domain/erros';
import { LIMITES_DAS_IDEIAS } from '@/domain/importacao-ideias';
import { lerTabela, type Tabela, textoDoArquivo } from '@/domain/planilha';

export type Lido = { tabela: Tabela } | { erro: string };

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    const texto = await textoDoArquivo(data, LIMITES_DAS_IDEIAS);
    self.postMessage({ tabela: lerTabela(texto, LIMITES_DAS_IDEIAS) } satisfies Lido);
  } catch (erro) {
    self.postMessage({ erro: mensagemDoErro(erro) } satisfies Lido);
  }
});
