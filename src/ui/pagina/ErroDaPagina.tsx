/** A page that could not be read, as where its address names what is gone: trying again, and the way out. */
import { Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ErrorState } from './ErrorState';
import { Voltar } from './Voltar';

interface Props extends ComponentProps<typeof ErrorState> {
  /** Where 'Voltar' leads somebody who opened the page directly. */
  para?: string;
}

export const ErroDaPagina = ({ para = '/', ...erro }: Props) => (
  <Stack gap="sm">
    <div>
      <Voltar para={para} />
    </div>
    <ErrorState {...erro} />
  </Stack>
);
