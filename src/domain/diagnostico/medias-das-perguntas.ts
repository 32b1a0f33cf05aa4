/** Mean of each question over finished sheets, of 10, as scores take it (part 3 §7, decisions P296). */
import type { FolhaBruta } from '@/domain/contratos/folhas-brutas';
import {
  maisUm,
  mediaDosValores,
  NENHUM_VALOR,
  type PerguntaPontuada,
  type Somados,
  valorDaResposta,
} from './pontuacao';

type Pontuadas = Readonly<Record<string, PerguntaPontuada>>;

/** The sums with these sheets more. A sheet is judged by its own version; without an answer it is in no mean. */
export function comFolhas(
  somas: ReadonlyMap<string, Somados>,
  folhas: readonly Pick<FolhaBruta, 'versao' | 'finalizadoEm' | 'respostas'>[],
  pontuadasDe: (versao: number) => Pontuadas,
): ReadonlyMap<string, Somados> {
  const novas = new Map(somas);
  for (const { versao, finalizadoEm, respostas } of folhas) {
    if (finalizadoEm === null) continue;
    for (const [id, pergunta] of Object.entries(pontuadasDe(versao))) {
      const valor = valorDaResposta(pergunta, respostas[id] ?? false);
      if (valor) novas.set(id, maisUm(novas.get(id) ?? NENHUM_VALOR, valor));
    }
  }
  return novas;
}

/** By question, as people read it; a question that nothing counts in has none. */
export const mediasDe = (somas: ReadonlyMap<string, Somados>): ReadonlyMap<string, number> =>
  new Map(
    [...somas].flatMap(([id, somados]) => {
      const media = mediaDosValores(somados);
      return media === null ? [] : [[id, media / 100] as const];
    }),
  );
