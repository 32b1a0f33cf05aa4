/** What a company's means say: a level and an analysis for each group and for the whole (part 3 §5, decisions Q7). */
import type { Faixa } from './faixa';
import { comFolha, contaComoFolha, type Media, mediasDe, SOMAS_ZERO } from './media';
import { type Centesimos, faixaDe } from './pontuacao';
import type { FolhaDeRespostas } from './resposta';
import type { Compilado } from './versao';

/** Where no band holds the mean (part 3 §5). */
export const SEM_ANALISE = { nivel: '0-100', analise: 'Análise não disponível para esta dimensão.' } as const;

/** A radar of fewer axes is a line. */
export const EIXOS_DO_RADAR = 3;

export interface Analise {
  /** In hundredths; null where no answer counts. */
  media: Centesimos | null;
  nivel: string;
  analise: string;
}
export interface GrupoDoResultado extends Analise {
  id: string;
  nome: string;
  descricao: string;
  /** An axis of the radar. */
  noRadar: boolean;
  /** Finished sheets whose answers count in it. */
  folhas: number;
}
export interface Resultado extends Analise {
  folhas: number;
  /** More than one where people answered different versions. */
  versoes: number;
  grupos: GrupoDoResultado[];
}

/** The level and the analysis of a mean. */
export function analiseDe(faixas: readonly Faixa[], media: Centesimos | null): Analise {
  const faixa = media === null ? undefined : faixaDe(faixas, media);
  return faixa ? { media, nivel: faixa.title, analise: faixa.description } : { media, ...SEM_ANALISE };
}

/** The result in the order of answering. `versao` is the newest that was answered, in its present wording. */
export function resultadoDe(
  { grupos, faixas, radar }: Pick<Compilado, 'grupos' | 'faixas' | 'radar'>,
  media: Pick<Media, 'folhas' | 'versoes' | 'grupos' | 'mediaEmpresa'> | undefined,
): Resultado {
  return {
    folhas: media?.folhas ?? 0,
    versoes: Object.keys(media?.versoes ?? {}).length,
    grupos: grupos.map(({ id, nome, descricao, feedbacks, radar: eixo }) => ({
      id,
      nome,
      descricao,
      noRadar: radar && eixo,
      folhas: media?.grupos[id]?.n ?? 0,
      ...analiseDe(feedbacks, media?.grupos[id]?.media ?? null),
    })),
    ...analiseDe(faixas, media?.mediaEmpresa ?? null),
  };
}

/** What one finished sheet says: the result of a company that has no other. */
export function resultadoDaFolha(
  versao: Pick<Compilado, 'grupos' | 'faixas' | 'radar'>,
  folha: Pick<FolhaDeRespostas, 'versao' | 'notas' | 'finalizadoEm' | 'deletedAt'>,
): Resultado {
  const conta = contaComoFolha(folha);
  return resultadoDe(versao, conta && mediasDe(comFolha(SOMAS_ZERO, conta, 1), versao));
}

/** Groups that the radar draws; none where there are too few of them. */
export function eixosDoRadar(
  grupos: readonly GrupoDoResultado[],
): (GrupoDoResultado & { media: Centesimos })[] {
  const eixos = grupos.flatMap((grupo) =>
    grupo.noRadar && grupo.media !== null ? [{ ...grupo, media: grupo.media }] : [],
  );
  return eixos.length < EIXOS_DO_RADAR ? [] : eixos;
}
