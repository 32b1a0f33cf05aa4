/** The button beside a public address that hands it on. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import type { Compartilhavel } from './compartilhavel';

const CompartilharModal = aoAbrir(() => import('./CompartilharModal').then((m) => m.CompartilharModal));

interface Props {
  endereco: Compartilhavel;
  size?: ButtonProps['size'];
}

export function Compartilhar({ endereco, size = 'sm' }: Props) {
  const [aberto, abrir] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconShare size={16} aria-hidden />}
        aria-label={`Compartilhar ${endereco.oQue}`}
        onClick={() => abrir(true)}
      >
        Compartilhar
      </Button>
      {aberto ? <CompartilharModal {...endereco} aoFechar={() => abrir(false)} /> : null}
    </>
  );
}
