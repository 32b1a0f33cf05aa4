/** The rows of a CSV of ideas, read in a worker; aborting ends the worker. */
import { ErroDoProduto } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import { LIMITES_DAS_IDEIAS } from '@/domain/ideias/importacao-ideias';
import type { Tabela } from '@/domain/comum/planilha';
import type { Lido, Pedido } from './importacao.worker';

export async function lerArquivo(escolhido: File | undefined, sinal: AbortSignal): Promise<Tabela> {
  const arquivo = exigir(escolhido, 'No file selected');
  const trabalhador = new Worker(new URL('importacao.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Tabela>((resolver, rejeitar) => {
      sinal.addEventListener('abort', () => rejeitar(new ErroDoProduto('Leitura cancelada')), { once: true });
      trabalhador.addEventListener('error', () =>
        rejeitar(new ErroDoProduto('Não foi possível ler o arquivo.')),
      );
      trabalhador.addEventListener('message', ({ data }: MessageEvent<Lido>) =>
        'tabela' in data ? resolver(data.tabela) : rejeitar(new ErroDoProduto(data.erro)),
      );
      trabalhador.postMessage({ arquivo, limites: LIMITES_DAS_IDEIAS } satisfies Pedido);
    });
  } finally {
    trabalhador.terminate();
  }
}
