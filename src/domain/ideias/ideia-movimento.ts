/** How the committee moves an idea (part 2 §4, decisions I4). */
import type { TipoDePai } from '@/domain/pai/pai';
import type { StatusDaIdeia } from './ideia';

export const MOVIMENTO_DA_IDEIA = {
  proximo: {
    NOVA_IDEIA: 'AGUARDANDO_ANALISE_DO_COMITE',
    AGUARDANDO_ANALISE_DO_COMITE: 'PRE_ANALISE',
    PRE_ANALISE: 'EM_ANALISE_DE_VIABILIDADE',
    EM_ANALISE_DE_VIABILIDADE: 'APROVADA',
    APROVADA: 'EM_IMPLEMENTACAO',
    EM_IMPLEMENTACAO: 'IMPLEMENTADA',
    BACKLOG_DE_AVALIACAO_FUTURA: 'PRE_ANALISE',
  } satisfies Partial<Record<StatusDaIdeia, StatusDaIdeia>>,
  instantes: { cancelAt: 'CANCELADA' satisfies StatusDaIdeia },
} as const satisfies TipoDePai['movimento'];
