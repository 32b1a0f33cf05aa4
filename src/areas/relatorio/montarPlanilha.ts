/**
 * Hands the rows to the worker that writes the spreadsheet. It does so a portion at a time, and the page stays
 * responsive.
 */
import type { LinhaDoRelatorio } from '@/domain/relatorio/relatorio';
import type { FolhaDosRegistros, ResumoDaPlanilha } from './planilha';
import type { DoTrabalhador, ParaOTrabalhador } from './planilha.worker';

/** Rows of one message: copying them takes a few milliseconds. */
const POR_VEZ = 100;
const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Opcoes {
  /** Rows the worker has taken. */
  aoAvancar: (feitas: number) => void;
  /** Aborting ends the worker at once; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** The rows after the first `feitas`, or that there are no more. */
const porcao = (
  linhas: readonly LinhaDoRelatorio[],
  resumo: ResumoDaPlanilha,
  feitas: number,
): ParaOTrabalhador =>
  feitas < linhas.length ? { linhas: linhas.slice(feitas, feitas + POR_VEZ) } : { resumo };

export async function montarPlanilha(
  nome: string,
  folha: FolhaDosRegistros,
  resumo: ResumoDaPlanilha,
  linhas: readonly LinhaDoRelatorio[],
  { aoAvancar, signal }: Opcoes,
): Promise<File> {
  signal.throwIfAborted();
  const trabalhador = new Worker(new URL('./planilha.worker.ts', import.meta.url), { type: 'module' });
  const enviar = (mensagem: ParaOTrabalhador) => trabalhador.postMessage(mensagem);
  try {
    return await new Promise<File>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      trabalhador.addEventListener('error', ({ message }) => reject(new Error(message)));
      trabalhador.addEventListener('message', ({ data }: MessageEvent<DoTrabalhador>) => {
        if ('falha' in data) return reject(new Error(data.falha));
        if ('arquivo' in data) return resolve(new File([data.arquivo], nome, { type: TIPO }));
        aoAvancar(data.feitas);
        // The next portion leaves when this one was taken: nothing piles up, and the page breathes in between.
        enviar(porcao(linhas, resumo, data.feitas));
      });
      enviar({ folha });
      enviar(porcao(linhas, resumo, 0));
    });
  } finally {
    trabalhador.terminate();
  }
}
