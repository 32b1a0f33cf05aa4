/** Status of an idea as a badge: colour and word. */
import { APARENCIA_DO_STATUS, type StatusDaIdeia as Status } from '@/domain/ideia';
import { StatusBadge } from '@/ui/StatusBadge';

export function StatusDaIdeia({ status }: { status: Status }) {
  const { rotulo, cor } = APARENCIA_DO_STATUS[status];
  return <StatusBadge cor={cor}>{rotulo}</StatusBadge>;
}
