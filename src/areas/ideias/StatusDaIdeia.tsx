/** Status of an idea as a badge. */
import { StatusDoPai } from '@/areas/pais/StatusDoPai';
import type { StatusDaIdeia as Status } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';

export const StatusDaIdeia = ({ status }: { status: Status }) => <StatusDoPai tipo={IDEIA} status={status} />;
