/** perguntas.xlsx of a questionnaire, made in the page; the library is loaded only then (part 3 §7). */
import { linhasDaExportacao } from '@/domain/diagnostico/importacao-perguntas';
import { emLugar } from '@/domain/diagnostico/ordem';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { baixar } from '@/ui/formulario/baixar';

export async function exportarPerguntas({ grupos, perguntas, tipos }: Omit<Rascunho, 'questionario'>) {
  const { arquivoDaPlanilha } = await import('@/areas/relatorio/celulas');
  const lugarDe = new Map(
    emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario).map(({ id }, i) => [id, i]),
  );
  const emOrdem = emLugar(perguntas, ({ ordem }) => ordem).toSorted(
    (a, b) => (lugarDe.get(a.grupo) ?? grupos.length) - (lugarDe.get(b.grupo) ?? grupos.length),
  );
  baixar(arquivoDaPlanilha('perguntas.xlsx', 'Perguntas', linhasDaExportacao(emOrdem, { grupos, tipos })));
}
