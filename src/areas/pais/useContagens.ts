/** Totals by status above a list: each filters by its status (part 2 §2). One document read for all of them. */
import { useQuery } from '@tanstack/react-query';
import { contagemPorStatus } from '@/domain/pai/contagem';
import type { TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { contadorData } from './contador.data';

/** Undefined while they are read. */
export function useContagens(tipo: TipoDePai) {
  const { data, isPending } = useQuery(contadorData.doTipo(useSessaoAtiva(), tipo));
  return isPending ? undefined : contagemPorStatus(tipo, data ?? null);
}
