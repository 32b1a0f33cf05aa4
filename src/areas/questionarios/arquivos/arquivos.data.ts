/** Questions as files: read in a worker, stored all or none. */
import { mutationOptions } from '@tanstack/react-query';
import { ErroDoProduto } from '@/domain/comum/erros';
import { LIMITES_DAS_PERGUNTAS } from '@/domain/diagnostico/importacao-perguntas';
import { type PerguntaForm, perguntas } from '@/domain/diagnostico/pergunta';
import { carimbo, defineCollection, Lote, novoId } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { perguntasData } from '../questionarios.data';
import type { Lido } from './perguntas.worker';

const dePerguntas = defineCollection<typeof perguntas.schema>(perguntas.schema);

/** Rows of cells of a CSV or a spreadsheet. Throws ErroDoProduto for a file that cannot be read. */
export async function lerArquivo(arquivo: File): Promise<string[][]> {
  if (arquivo.size > LIMITES_DAS_PERGUNTAS.megabytes * 1024 * 1024)
    throw new ErroDoProduto(
      `O arquivo passa de ${LIMITES_DAS_PERGUNTAS.megabytes} MB. Divida a lista em partes.`,
    );
  const trabalhador = new Worker(new URL('perguntas.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string[][]>((resolver, rejeitar) => {
      trabalhador.addEventListener('error', () =>
        rejeitar(new ErroDoProduto('Não foi possível ler o arquivo.')),
      );
      trabalhador.addEventListener('message', ({ data }: MessageEvent<Lido>) =>
        'celulas' in data ? resolver(data.celulas) : rejeitar(new ErroDoProduto(data.erro)),
      );
      trabalhador.postMessage(arquivo);
    });
  } finally {
    trabalhador.terminate();
  }
}

/** Ids are chosen when the rows are read: sending them again stores nothing twice. */
export interface PerguntaAImportar {
  id: string;
  form: PerguntaForm;
}
export const comId = (form: PerguntaForm): PerguntaAImportar => ({ id: novoId(), form });

/** One batch: all of them are stored or none. */
export const importarPerguntas = (sessao: SessaoAtiva) =>
  mutationOptions({
    mutationFn: async (novas: readonly PerguntaAImportar[]): Promise<void> => {
      const onde = perguntas.onde(sessao.contexto);
      const lote = new Lote();
      for (const { id, form } of novas)
        lote.set(`${onde}/${id}`, { ...perguntas.novo, ...perguntas.doForm(form), ...carimbo.criacao() });
      const [primeira] = novas;
      if (primeira)
        await dePerguntas.gravar(lote, {
          caminho: `${onde}/${primeira.id}`,
          conteudo: perguntas.doForm(primeira.form),
        });
    },
    meta: {
      sucesso: (novas: readonly PerguntaAImportar[]) =>
        `${plural(novas.length, 'pergunta importada', 'perguntas importadas')} com sucesso!`,
      invalida: [perguntasData.chave(sessao)],
      erroNoFormulario: true,
    },
  });
