import type { Colaborador } from '@/domain/pessoas/colaborador';
import { RelativeTime } from '@/ui/texto/RelativeTime';

/** When somebody was last here: 'há 2 dias', the moment on hover. */
export function UltimoAcesso({ pessoa: { ultimoAcesso } }: { pessoa: Pick<Colaborador, 'ultimoAcesso'> }) {
  return ultimoAcesso ? <RelativeTime valor={ultimoAcesso} /> : 'Ainda não entrou';
}
