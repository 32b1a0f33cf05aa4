/** Questions out of a file: stored all or none. */
import { mutationOptions } from '@tanstack/react-query';
import { type PerguntaForm, perguntas } from '@/domain/diagnostico/pergunta';
import { carimbo, defineCollection, Lote, novoId } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { perguntasData } from '../questionarios.data';

const dePerguntas = defineCollection<typeof perguntas.schema>(perguntas.schema);

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
