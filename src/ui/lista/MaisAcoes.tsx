import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AcaoDaLinha } from './lista';

const MenuAncorado = lazy(() => import('./MenuAncorado'));

interface Props {
  /** What few people ever do on this page. Without any there is no button. */
  acoes: readonly AcaoDaLinha[];
}

/** The '…' of a page, beside its buttons. */
export function MaisAcoes({ acoes }: Props) {
  const [elemento, abrir] = useState<HTMLElement | null>(null);
  if (acoes.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        px="xs"
        aria-label="Mais ações"
        aria-haspopup="menu"
        aria-expanded={elemento !== null}
        onClick={({ currentTarget }) => abrir(elemento ? null : currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </Button>
      {elemento ? (
        <Suspense>
          <MenuAncorado elemento={elemento} rotulo="Mais ações" acoes={acoes} aoFechar={() => abrir(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
