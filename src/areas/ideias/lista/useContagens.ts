/** Totals by status above the list: each filters by its status (part 2 §2). One document read for all of them. */
import { useQuery } from '@tanstack/react-query';
import { contagemPorStatus } from '@/domain/ideias/ideia-contagem';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { contadorData } from '../contador.data';

/** Undefined while they are read. */
export function useContagens() {
  const { data, isPending } = useQuery(contadorData.deIdeias(useSessaoAtiva()));
  return isPending ? undefined : contagemPorStatus(data ?? null);
}
