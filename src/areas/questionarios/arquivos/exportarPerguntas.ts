/** perguntas.xlsx of a questionnaire, made in the page; the library is loaded only then (part 3 §7). */
import { linhasDaExportacao } from '@/domain/diagnostico/importacao-perguntas';
import { emLugar } from '@/domain/diagnostico/ordem';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { baixar } from '@/ui/formulario/baixar';

const SEM_MEDIAS: ReadonlyMap<string, number> = new Map();

/** `medias` gives the mean of each question, of those that have one. */
export async function planilhaDasPerguntas(
  { grupos, perguntas, tipos }: Omit<Rascunho, 'questionario'>,
  medias: ReadonlyMap<string, number>,
): Promise<File> {
  const { arquivoDaPlanilha } = await import('@/areas/relatorio/celulas');
  const lugarDe = new Map(
    emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario).map(({ id }, i) => [id, i]),
  );
  const emOrdem = emLugar(perguntas, ({ ordem }) => ordem).toSorted(
    (a, b) => (lugarDe.get(a.grupo) ?? grupos.length) - (lugarDe.get(b.grupo) ?? grupos.length),
  );
  const linhas = linhasDaExportacao(emOrdem, { grupos, tipos }, medias);
  return arquivoDaPlanilha('perguntas.xlsx', 'Perguntas', linhas);
}

/** Without means: nobody answered yet, or the person does not read answers. */
export const exportarPerguntas = async (rascunho: Omit<Rascunho, 'questionario'>) =>
  baixar(await planilhaDasPerguntas(rascunho, SEM_MEDIAS));
