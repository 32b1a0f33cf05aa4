/** Rows of a file that somebody chose, read in a worker; aborting ends the worker. */
import { ErroDoProduto } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import { conferirBytes, type Escolhas, type Formato, type Tabela } from '@/domain/comum/planilha';
import type { Lido, Pedido } from './tabela.worker';

/** A file within the limits takes a second or two; one that was made to hang ends here. */
const ESPERA_EM_MS = 30_000;

/** Throws ErroDoProduto for a file that is too large, cannot be read, or does not come to an end. */
export async function lerArquivo(
  escolhido: File | undefined,
  formato: Formato,
  escolhas: Escolhas,
  sinal: AbortSignal,
): Promise<Tabela> {
  const arquivo = exigir(escolhido, 'No file selected');
  conferirBytes(arquivo, formato.limites);
  const trabalhador = new Worker(new URL('tabela.worker.ts', import.meta.url), { type: 'module' });
  let relogio: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Tabela>((resolver, rejeitar) => {
      const desistir = (frase: string) => rejeitar(new ErroDoProduto(frase));
      sinal.addEventListener('abort', () => desistir('Leitura cancelada'), { once: true });
      relogio = setTimeout(
        () => desistir('A leitura do arquivo demorou demais. Salve só os valores em uma planilha nova.'),
        ESPERA_EM_MS,
      );
      trabalhador.addEventListener('error', () => desistir('Não foi possível ler o arquivo.'));
      trabalhador.addEventListener('message', ({ data }: MessageEvent<Lido>) =>
        'tabela' in data ? resolver(data.tabela) : desistir(data.erro),
      );
      trabalhador.postMessage({ arquivo, formato, escolhas } satisfies Pedido);
    });
  } finally {
    clearTimeout(relogio);
    trabalhador.terminate();
  }
}
