import { MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';

/** Lists, menus and calendars that open from a layer lie over it, and under the next one. */
export function DentroDaCamada({ altura, children }: { altura: number; children: ReactNode }) {
  const tema = useMemo(() => {
    const acima = { defaultProps: { zIndex: altura + 1 } };
    return { components: { Popover: acima, Tooltip: acima } };
  }, [altura]);
  return (
    <MantineThemeProvider inherit theme={tema}>
      {children}
    </MantineThemeProvider>
  );
}
