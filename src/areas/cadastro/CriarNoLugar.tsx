/** A choice that may be empty: what is missing is registered over the form and chosen there (decisions T420). */
import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { AQuemPedir } from './AQuemPedir';

/** What the form of the missing record is given. */
export interface DaCriacao<C> {
  aoCriar: (criado: C) => void;
  aoFechar: () => void;
}

interface Props<C> {
  /** 'categoria': the button says '+ Criar categoria'. */
  oQue: string;
  /** The person may register one. */
  pode: boolean;
  /** It was read, and there is none. */
  vazio: boolean;
  formulario: (props: DaCriacao<C>) => ReactNode;
  aoCriar: (criado: C) => void;
  /** The field; absent where the list itself says that it is empty. */
  children?: ReactNode;
}

export function CriarNoLugar<C>({ oQue, pode, vazio, formulario, aoCriar, children }: Props<C>) {
  const [criando, criar] = useState(false);
  return (
    <Stack gap={4} data-escolha>
      {children}
      {vazio ? (
        <Text size="sm" c="dimmed">
          Ainda não há nada para escolher. {pode ? null : <AQuemPedir />}
        </Text>
      ) : null}
      {pode ? (
        <Button variant="subtle" size="compact-sm" w="fit-content" onClick={() => criar(true)}>
          + Criar {oQue}
        </Button>
      ) : null}
      {/* Beside the form that asks: HTML knows no form in a form. */}
      {criando ? createPortal(formulario({ aoCriar, aoFechar: () => criar(false) }), document.body) : null}
    </Stack>
  );
}
