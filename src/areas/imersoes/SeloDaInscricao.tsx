/** Status of an enrolment, and whether it is highlighted. */
import { Group } from '@mantine/core';
import { APARENCIA_DA_INSCRICAO, type Inscricao } from '@/domain/imersoes/inscricao';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

interface Props {
  inscricao: Pick<Inscricao, 'status' | 'naEspera' | 'destaque'>;
  /** Says that it is the reader's. */
  sua?: boolean;
}

export function SeloDaInscricao({ inscricao: { status, naEspera, destaque }, sua = false }: Props) {
  const { rotulo, cor } = naEspera
    ? ({ rotulo: 'Na lista de espera', cor: 'yellow' } as const)
    : APARENCIA_DA_INSCRICAO[status];
  return (
    <Group gap={6}>
      <StatusBadge cor={cor}>{sua ? `Você: ${rotulo.toLowerCase()}` : rotulo}</StatusBadge>
      {destaque && <StatusBadge cor="pink">Destaque</StatusBadge>}
    </Group>
  );
}
