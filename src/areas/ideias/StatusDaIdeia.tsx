/** Status of an idea as a badge: colour and word. */
import { APARENCIA_DO_STATUS, type StatusDaIdeia as Status } from '@/domain/ideias/ideia';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

export function StatusDaIdeia({ status }: { status: Status }) {
  const { rotulo, cor } = APARENCIA_DO_STATUS[status];
  return <StatusBadge cor={cor}>{rotulo}</StatusBadge>;
}
