/**
 * Coins of ideas that were rejected, cancelled or removed go back to the people who gave them while the rule runs
 * (decisions I6). Pure: what a sponsorship should hold, given the state the idea is in and the movement that led
 * there.
 */
import type { Ideia } from '@/domain/ideias/ideia';
import type { Patrocinio } from './patrocinio';
import type { RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';

/** True iff the idea can no longer do anything with its coins. */
export const semFuturo = ({ status, deletedAt }: Pick<Ideia, 'status' | 'deletedAt'>) =>
  deletedAt !== null || status === 'REPROVADA' || status === 'CANCELADA';

export interface Situacao {
  ideia: Pick<Ideia, 'status' | 'deletedAt' | 'ultimaMovimentacao'>;
  /** When the idea came into its present state; undefined when nobody ever moved it. */
  desde: Date | undefined;
  regulamento: Pick<RegulamentoIdeias, 'dataInicial' | 'dataFinal'>;
  /** Coins left in the person's wallet. */
  saldo: number;
}

type Acerto = Pick<Patrocinio, 'devolvidas' | 'movimento'>;

/**
 * What changes in the sponsorship; undefined when it is right. Coins move only if the idea came into its state while
 * the rule ran. When the idea comes back they are taken again if the wallet still has them, decided once per movement.
 */
export function acertoDoPatrocinio(
  patrocinio: Pick<Patrocinio, 'moedas' | 'devolvidas' | 'movimento'>,
  { ideia, desde, regulamento: { dataInicial, dataFinal }, saldo }: Situacao,
): Acerto | undefined {
  if (!desde || desde < dataInicial || desde > dataFinal) return undefined;
  const { moedas, devolvidas } = patrocinio;
  const movimento = ideia.ultimaMovimentacao;
  if (semFuturo(ideia)) return devolvidas === moedas ? undefined : { devolvidas: moedas, movimento };
  if (devolvidas === 0 || patrocinio.movimento === movimento) return undefined;
  return { devolvidas: saldo >= devolvidas ? 0 : devolvidas, movimento };
}
