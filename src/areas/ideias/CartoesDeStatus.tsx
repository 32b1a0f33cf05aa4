/** Status cards above the list: each total filters by its status (part 2 §2). One document read for all of them. */
import '@mantine/core/styles/Skeleton.css';
import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { APARENCIA_DO_STATUS, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideia';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { numero } from '@/ui/formatos';
import { contadorData } from './contador.data';

interface Props {
  atual: StatusDaIdeia | undefined;
  /** undefined shows every status again. */
  aoEscolher: (status: StatusDaIdeia | undefined) => void;
}

export function CartoesDeStatus({ atual, aoEscolher }: Props) {
  const { data: contador, isPending } = useQuery(contadorData.deIdeias(useSessaoAtiva()));
  if (isPending) return <Skeleton h={26} />;
  const comIdeias = STATUS_DA_IDEIA.filter((status) => (contador?.porStatus[status] ?? 0) > 0);
  if (comIdeias.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Ideias por status">
      {comIdeias.map((status) => (
        <Button
          key={status}
          size="compact-sm"
          fw={400}
          variant={status === atual ? 'filled' : 'default'}
          aria-pressed={status === atual}
          onClick={() => aoEscolher(status === atual ? undefined : status)}
        >
          {APARENCIA_DO_STATUS[status].rotulo}:&nbsp;<b>{numero(contador?.porStatus[status] ?? 0)}</b>
        </Button>
      ))}
    </Group>
  );
}
