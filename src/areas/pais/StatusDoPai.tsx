/** Status of a parent as a badge: colour and word. */
import type { TipoDePai } from '@/domain/pai/pai';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

interface Props {
  tipo: Pick<TipoDePai, 'aparencia'>;
  status: string;
}

export function StatusDoPai({ tipo, status }: Props) {
  const aparencia = tipo.aparencia[status];
  return aparencia ? <StatusBadge cor={aparencia.cor}>{aparencia.rotulo}</StatusBadge> : status;
}
