import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { notificacoesData } from './notificacoes.data';

/** One write, however many there are; shown while something is unread. Its place is kept: what is below stays put. */
export function MarcarTodas() {
  const sessao = useSessaoAtiva();
  const { data: caixa } = useQuery(notificacoesData.caixa(sessao));
  const marcar = useMutation(notificacoesData.marcarTodas(sessao));
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      style={caixa?.naoLidas ? undefined : { visibility: 'hidden' }}
      loading={marcar.isPending}
      onClick={() => marcar.mutate()}
    >
      Marcar todas como lidas
    </Button>
  );
}
