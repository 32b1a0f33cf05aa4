import { comOutro } from '@/domain/comum/registro';
import { type Alvo, statusMostrado } from '@/domain/pessoas/colaborador-acoes';
import { ROTULO_DO_STATUS, type StatusDoColaborador as Status } from '@/domain/pessoas/colaborador';
import type { Cor } from '@/ui/moldura/cores';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

const COR: Record<Status, Cor> = comOutro(
  { PENDING: 'yellow', ACTIVE: 'green', INACTIVE: 'gray', DISABLED: 'red' },
  'gray',
);

/** Status as the list shows it: invited but not accepted is pending (part 1 §4). */
export function StatusDoColaborador({ pessoa }: { pessoa: Alvo }) {
  const status = statusMostrado(pessoa);
  return <StatusBadge cor={COR[status]}>{ROTULO_DO_STATUS[status]}</StatusBadge>;
}
