/** Rows of cells of a file that somebody chose, read in a worker. */
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Limites } from '@/domain/comum/planilha';
import type { Lido, Pedido } from './celulas.worker';

/** A file within the limits takes a second or two; one that was made to hang ends here. */
const ESPERA_EM_MS = 30_000;

/** Throws ErroDoProduto for a file that is too large, cannot be read, or does not come to an end. */
export async function lerCelulas(arquivo: File, limites: Limites): Promise<string[][]> {
  const { megabytes } = limites;
  if (arquivo.size > megabytes * 1024 * 1024)
    throw new ErroDoProduto(`O arquivo passa de ${megabytes} MB. Divida a lista em partes.`);
  const trabalhador = new Worker(new URL('celulas.worker.ts', import.meta.url), { type: 'module' });
  let relogio: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string[][]>((resolver, rejeitar) => {
      const desistir = (frase: string) => rejeitar(new ErroDoProduto(frase));
      relogio = setTimeout(
        () => desistir('A leitura do arquivo demorou demais. Salve só os valores em uma planilha nova.'),
        ESPERA_EM_MS,
      );
      trabalhador.addEventListener('error', () => desistir('Não foi possível ler o arquivo.'));
      trabalhador.addEventListener('message', ({ data }: MessageEvent<Lido>) =>
        'celulas' in data ? resolver(data.celulas) : desistir(data.erro),
      );
      trabalhador.postMessage({ arquivo, limites } satisfies Pedido);
    });
  } finally {
    clearTimeout(relogio);
    trabalhador.terminate();
  }
}
