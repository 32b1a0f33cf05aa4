/** Raw answers of a questionnaire, a page after another, and the worker that makes files of them (decisions P295). */
import type * as z from 'zod/mini';
import { folhasBrutas, notasBrutas } from '@/domain/contratos/folhas-brutas';
import { comFolhas, mediasDe } from '@/domain/diagnostico/medias-das-perguntas';
import { perguntasPontuadas } from '@/domain/diagnostico/versao';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import type { DasRespostas, ParaAsRespostas } from './respostas.worker';

type PaginaDeFolhas = z.infer<typeof folhasBrutas.saida>;
type PaginaDeNotas = z.infer<typeof notasBrutas.saida>;

interface Opcoes {
  signal: AbortSignal;
  /** Sheets that were read, of how many. */
  aoAvancar: (lidas: number, total: number) => void;
}

/** All sheets, a page after another; gives how many they are and whether the caller reads evaluators' scores. */
async function lerFolhas(
  { contexto }: SessaoAtiva,
  questionarioId: string,
  { signal, aoAvancar }: Opcoes,
  aoLer: (pagina: PaginaDeFolhas) => void,
) {
  let [depois, total, folhas, leNotas]: [string | null, number, number, boolean] = [null, 0, 0, false];
  do {
    signal.throwIfAborted();
    const pagina: PaginaDeFolhas = await chamar(folhasBrutas, { ...contexto, questionarioId, depois });
    aoLer(pagina);
    total = pagina.total ?? total;
    folhas += pagina.folhas.length;
    depois = pagina.proxima;
    leNotas = pagina.leNotas;
    aoAvancar(folhas, total);
  } while (depois !== null);
  return { folhas, leNotas };
}

/** Mean of each question over the finished sheets; one in which nothing counts has none. */
export async function lerMedias(sessao: SessaoAtiva, questionarioId: string, opcoes: Opcoes) {
  const pontuadas = new Map<number, ReturnType<typeof perguntasPontuadas>>();
  let somas: Parameters<typeof comFolhas>[0] = new Map();
  await lerFolhas(sessao, questionarioId, opcoes, ({ folhas, versoes }) => {
    for (const { n, versao } of versoes) pontuadas.set(n, perguntasPontuadas(versao));
    somas = comFolhas(somas, folhas, (versao) => pontuadas.get(versao) ?? {});
  });
  return mediasDe(somas);
}

/** The files, and how many sheets they hold. Aborting ends the reading and the worker at once. */
export async function baixarRespostas(
  sessao: SessaoAtiva,
  questionarioId: string,
  { aoGravar, ...opcoes }: Opcoes & { aoGravar: () => void },
): Promise<{ arquivos: File[]; folhas: number }> {
  const { signal } = opcoes;
  const trabalhador = new Worker(new URL('./respostas.worker.ts', import.meta.url), { type: 'module' });
  const enviar = (mensagem: ParaAsRespostas) => trabalhador.postMessage(mensagem);
  try {
    const { folhas, leNotas } = await lerFolhas(sessao, questionarioId, opcoes, (pagina) =>
      enviar({ folhas: pagina.folhas, versoes: pagina.versoes }),
    );
    let depois: string | null = null;
    if (leNotas)
      do {
        signal.throwIfAborted();
        const pagina: PaginaDeNotas = await chamar(notasBrutas, {
          ...sessao.contexto,
          questionarioId,
          depois,
        });
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
