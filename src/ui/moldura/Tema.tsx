import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './estilos';
import { tema, variaveisDoTema } from './theme';

/** Theme for everything below it; follows the system's light or dark until the person chooses. */
export function Tema({ children, env }: { children: ReactNode; env?: 'default' | 'test' }) {
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={variaveisDoTema}
      // All variables are written at run time, so that their 4 KB sheet need not be loaded.
      deduplicateCssVariables={false}
      defaultColorScheme="auto"
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
