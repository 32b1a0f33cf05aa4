/** What happened to milestones, by their dates: planned, begun, concluded; the latest first. */
import type { ComId } from '@/domain/comum/campos';
import type { Marco } from './marco';

export interface AcontecimentoDoMarco {
  id: string;
  ato: 'criado' | 'iniciado' | 'concluido';
  quando: Date;
  /** uid of the person who did it; null where the record does not tell. */
  por: string | null;
  acoes: string;
}

export const acontecimentos = (marcos: readonly ComId<Marco>[]): AcontecimentoDoMarco[] =>
  marcos
    .flatMap(({ id, acoes, createdAt, createdBy, startedAt, finishedAt, updatedAt, updatedBy }) => {
      // The last change began or concluded it where both have the server's very instant.
      const naUltima = (quando: Date) => (quando.getTime() === updatedAt.getTime() ? updatedBy : null);
      const feito = (ato: AcontecimentoDoMarco['ato'], quando: Date, por: string | null) => ({
        id: `${id}-${ato}`,
        ato,
        quando,
        por,
        acoes,
      });
      return [
        feito('criado', createdAt, createdBy),
        ...(startedAt ? [feito('iniciado', startedAt, naUltima(startedAt))] : []),
        ...(finishedAt ? [feito('concluido', finishedAt, naUltima(finishedAt))] : []),
      ];
    })
    .toSorted((a, b) => b.quando.getTime() - a.quando.getTime());

const UM_MINUTO = 60_000;

/** True iff both were created by the same person within the same minute, as somebody plans an idea. */
export const criadosJuntos = (a: AcontecimentoDoMarco, b: AcontecimentoDoMarco) =>
  a.ato === 'criado' &&
  b.ato === 'criado' &&
  a.por === b.por &&
  Math.abs(a.quando.getTime() - b.quando.getTime()) < UM_MINUTO;
