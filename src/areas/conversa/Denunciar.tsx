/** Reports what somebody else wrote; the dialog comes when it is asked for. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Alvo } from '@/domain/moderacao/moderacao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const DenunciarModal = aoAbrir(() => import('./DenunciarModal').then((m) => m.DenunciarModal));

interface Props {
  alvo: Alvo;
  /** Says what is reported: there are many of these on one page. */
  rotulo: string;
}

export function Denunciar({ alvo, rotulo }: Props) {
  const { quem } = useSessaoAtiva();
  const [aberto, definirAberto] = useState(false);
  if (!quem.empresaAtiva) return null;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        w="fit-content"
        ml={-7}
        aria-label={rotulo}
        onClick={() => definirAberto(true)}
      >
        Denunciar
      </Button>
      {aberto && <DenunciarModal alvo={alvo} aoFechar={() => definirAberto(false)} />}
    </>
  );
}
