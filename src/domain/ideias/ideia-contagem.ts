/** Totals of public ideas by status in words: the filter buttons of the idea list and of the committee. */
import type { ContadorDeIdeias } from '@/domain/comum/contadores';
import { APARENCIA_DO_STATUS, STATUS_DA_IDEIA } from './ideia';

/** Only statuses that have ideas, in the order of the analysis. */
export const contagemPorStatus = (contador: Pick<ContadorDeIdeias, 'porStatus'> | null) =>
  STATUS_DA_IDEIA.flatMap((valor) => {
    const total = contador?.porStatus[valor] ?? 0;
    return total > 0 ? [{ valor, rotulo: APARENCIA_DO_STATUS[valor].rotulo, total }] : [];
  });
