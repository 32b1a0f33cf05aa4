import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { notificacoesData } from './notificacoes.data';

/** One write, however many there are; shown while something is unread. */
export function MarcarTodas() {
  const sessao = useSessaoAtiva();
  const { data: caixa } = useQuery(notificacoesData.caixa(sessao));
  const marcar = useMutation(notificacoesData.marcarTodas(sessao));
  if (!caixa?.naoLidas) return null;
  return (
    <Button variant="subtle" size="compact-sm" loading={marcar.isPending} onClick={() => marcar.mutate()}>
      Marcar todas como lidas
    </Button>
  );
}
