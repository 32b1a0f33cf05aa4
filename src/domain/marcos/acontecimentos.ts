/** What happened to milestones, by their dates: planned, begun, concluded; the latest first. */
import type { ComId } from '@/domain/comum/campos';
import type { Marco } from './marco';

export interface AcontecimentoDoMarco {
  id: string;
  titulo: 'Marco criado' | 'Atuação iniciada' | 'Marco concluído';
  quando: Date;
  acoes: string;
}

export const acontecimentos = (marcos: readonly ComId<Marco>[]): AcontecimentoDoMarco[] =>
  marcos
    .flatMap(({ id, acoes, createdAt, startedAt, finishedAt }) => [
      { id: `${id}-criado`, titulo: 'Marco criado' as const, quando: createdAt, acoes },
      ...(startedAt
        ? [{ id: `${id}-iniciado`, titulo: 'Atuação iniciada' as const, quando: startedAt, acoes }]
        : []),
      ...(finishedAt
        ? [{ id: `${id}-concluido`, titulo: 'Marco concluído' as const, quando: finishedAt, acoes }]
        : []),
    ])
    .toSorted((a, b) => b.quando.getTime() - a.quando.getTime());
