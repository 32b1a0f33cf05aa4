/** The wizard's pages: a group each, with what is still missing there (part 3 §4). */
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { faltamEm, respondida } from '@/domain/diagnostico/valor-da-resposta';
import type { Compilado, PerguntaDaVersao } from '@/domain/diagnostico/versao';

export interface PaginaDoAssistente {
  grupo: Compilado['grupos'][number];
  perguntas: PerguntaDaVersao[];
  /** Number of its first question in the whole questionnaire, from 1. */
  primeira: number;
  respondidas: number;
  faltam: PerguntaDaVersao[];
}

export function paginasDe(
  { grupos, perguntas }: Pick<Compilado, 'grupos' | 'perguntas'>,
  respostas: Readonly<Record<string, Resposta>>,
): PaginaDoAssistente[] {
  let antes = 0;
  return grupos.map((grupo) => {
    const dele = perguntas.filter((pergunta) => pergunta.grupo === grupo.id);
    const primeira = antes + 1;
    antes += dele.length;
    return {
      grupo,
      perguntas: dele,
      primeira,
      respondidas: dele.filter(({ id }) => respondida(respostas[id])).length,
      faltam: faltamEm(dele, respostas),
    };
  });
}
