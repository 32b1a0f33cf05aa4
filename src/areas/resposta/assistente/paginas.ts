/** The wizard's pages: a group each, with what shows of it and what is still missing there (part 3 §4). */
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { faltamEm, respondida } from '@/domain/diagnostico/valor-da-resposta';
import { visiveis } from '@/domain/diagnostico/visiveis';
import type { Compilado, PerguntaDaVersao } from '@/domain/diagnostico/versao';

export interface PaginaDoAssistente {
  grupo: Compilado['grupos'][number];
  /** Its group's place among all, shown or not: where a sheet stands is told by it. */
  lugar: number;
  perguntas: PerguntaDaVersao[];
  /** Number of its first question among all that show, from 1. */
  primeira: number;
  respondidas: number;
  faltam: PerguntaDaVersao[];
}

/** A group of which nothing shows has no page (decisions Q301). */
export function paginasDe(
  questionario: Pick<Compilado, 'grupos' | 'perguntas'>,
  respostas: Readonly<Record<string, Resposta>>,
): PaginaDoAssistente[] {
  const todas = visiveis(questionario, respostas);
  let antes = 0;
  return questionario.grupos.flatMap((grupo, lugar) => {
    const dele = todas.filter((pergunta) => pergunta.grupo === grupo.id);
    const primeira = antes + 1;
    antes += dele.length;
    return dele.length === 0
      ? []
      : [
          {
            grupo,
            lugar,
            perguntas: dele,
            primeira,
            respondidas: dele.filter(({ id }) => respondida(respostas[id])).length,
            faltam: faltamEm(dele, respostas),
          },
        ];
  });
}

/** Which of them a sheet stands at. Where the part that was left no longer shows, the next one does, or the last. */
export function indiceDa(paginas: readonly PaginaDoAssistente[], step: number): number {
  const achada = paginas.findIndex(({ lugar }) => lugar >= step);
  return achada === -1 ? paginas.length - 1 : achada;
}
