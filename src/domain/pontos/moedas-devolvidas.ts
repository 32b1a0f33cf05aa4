/**
 * Coins of parents that were rejected, cancelled or removed go back to the people who gave them while the rule runs
 * (decisions I6). Pure: what a sponsorship should hold, given the state its parent is in and the movement that led
 * there.
 */
import type { Pai } from '@/domain/pai/pai';
import type { Patrocinio, RegraDeMoedas } from './patrocinio';

export interface Situacao {
  pai: Pick<Pai, 'semFuturo' | 'ultimaMovimentacao'>;
  /** When it came into its present state; undefined when nobody ever moved it. */
  desde: Date | undefined;
  regulamento: Pick<RegraDeMoedas, 'dataInicial' | 'dataFinal'>;
  /** Coins left in the person's wallet. */
  saldo: number;
}

type Acerto = Pick<Patrocinio, 'devolvidas' | 'movimento'>;

/**
 * What changes in the sponsorship; undefined when it is right. Coins move only if the parent came into its state while
 * the rule ran. When it comes back they are taken again if the wallet still has them, decided once per movement.
 */
export function acertoDoPatrocinio(
  patrocinio: Pick<Patrocinio, 'moedas' | 'devolvidas' | 'movimento'>,
  { pai, desde, regulamento: { dataInicial, dataFinal }, saldo }: Situacao,
): Acerto | undefined {
  if (!desde || desde < dataInicial || desde > dataFinal) return undefined;
  const { moedas, devolvidas } = patrocinio;
  const movimento = pai.ultimaMovimentacao;
  if (pai.semFuturo) return devolvidas === moedas ? undefined : { devolvidas: moedas, movimento };
  if (devolvidas === 0 || patrocinio.movimento === movimento) return undefined;
  return { devolvidas: saldo >= devolvidas ? 0 : devolvidas, movimento };
}
