/** Status of a row as a badge: colour and word. */
import type { TipoDePai } from '@/domain/pai/pai';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

export function StatusNoRelatorio({ pai, status }: { pai: TipoDePai; status: string }) {
  const aparencia = pai.aparencia[status];
  return aparencia ? <StatusBadge cor={aparencia.cor}>{aparencia.rotulo}</StatusBadge> : status;
}
