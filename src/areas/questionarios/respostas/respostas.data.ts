/** Raw answers of a questionnaire, a page after another, and the worker that makes files of them (decisions P295). */
import type * as z from 'zod/mini';
import { folhasBrutas, notasBrutas } from '@/domain/contratos/relatorios';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import type { DasRespostas, ParaAsRespostas } from './respostas.worker';

type PaginaDeFolhas = z.infer<typeof folhasBrutas.saida>;
type PaginaDeNotas = z.infer<typeof notasBrutas.saida>;

interface Opcoes {
  signal: AbortSignal;
  /** `total` is null until the first page came. */
  aoAvancar: (lidas: number, total: number) => void;
  aoGravar: () => void;
}

/** The files, and how many sheets they hold. Aborting ends the reading and the worker at once. */
export async function baixarRespostas(
  { contexto }: SessaoAtiva,
  questionarioId: string,
  { signal, aoAvancar, aoGravar }: Opcoes,
): Promise<{ arquivos: File[]; folhas: number }> {
  const trabalhador = new Worker(new URL('./respostas.worker.ts', import.meta.url), { type: 'module' });
  const enviar = (mensagem: ParaAsRespostas) => trabalhador.postMessage(mensagem);
  try {
    let [depois, total, folhas, leNotas]: [string | null, number, number, boolean] = [null, 0, 0, false];
    do {
      signal.throwIfAborted();
      const pagina: PaginaDeFolhas = await chamar(folhasBrutas, { ...contexto, questionarioId, depois });
      enviar({ folhas: pagina.folhas, versoes: pagina.versoes });
      total = pagina.total ?? total;
      folhas += pagina.folhas.length;
      depois = pagina.proxima;
      leNotas = pagina.leNotas;
      aoAvancar(folhas, total);
    } while (depois !== null);
    if (leNotas)
      do {
        signal.throwIfAborted();
        const pagina: PaginaDeNotas = await chamar(notasBrutas, { ...contexto, questionarioId, depois });
        enviar({ notas: pagina.notas });
        depois = pagina.proxima;
      } while (depois !== null);
    aoGravar();
    const arquivos = await new Promise<File[]>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      trabalhador.addEventListener('error', ({ message }) => reject(new Error(message)));
      trabalhador.addEventListener('message', ({ data }: MessageEvent<DasRespostas>) => {
        if ('falha' in data) return reject(new Error(data.falha));
        resolve(data.arquivos.map(({ nome, tipo, bytes }) => new File([bytes], nome, { type: tipo })));
      });
      enviar({ fim: { comNotas: leNotas } });
    });
    return { arquivos, folhas };
  } finally {
    trabalhador.terminate();
  }
}
