import { Button, type ButtonProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { AcaoDaLinha } from './lista';
import { parte, porCima } from '@/ui/moldura/parte';

const MenuAncorado = parte(() => import('./MenuAncorado').then((m) => m.default), porCima);

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'loading' | 'className'> {
  /** What few people ever do here. Without any there is no button. */
  acoes: readonly AcaoDaLinha[];
  /** Of what, where a page has several of these buttons. */
  rotulo?: string;
  /** For a button in a box that scrolls. */
  foraDaCaixa?: boolean;
}

/** The '…' of a page, or of one thing on it, beside its buttons. */
export function MaisAcoes({ acoes, rotulo = 'Mais ações', foraDaCaixa, ...aspecto }: Props) {
  const [elemento, abrir] = useState<HTMLElement | null>(null);
  if (acoes.length === 0) return null;
  const fechar = () => {
    // Before what was chosen opens a dialog, which gives the focus back to where it found it.
    elemento?.focus({ preventScroll: true });
    abrir(null);
  };
  return (
    <>
      <Button
        variant="default"
        px="xs"
        {...aspecto}
        aria-label={rotulo}
        aria-haspopup="menu"
        aria-expanded={elemento !== null}
        onClick={({ currentTarget }) => abrir(elemento ? null : currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </Button>
      {elemento ? (
        <Suspense>
          <MenuAncorado
            elemento={elemento}
            rotulo={rotulo}
            acoes={acoes}
            aoFechar={fechar}
            foraDaCaixa={foraDaCaixa}
          />
        </Suspense>
      ) : null}
    </>
  );
}
