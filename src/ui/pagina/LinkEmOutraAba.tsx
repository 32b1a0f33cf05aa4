import { Anchor, type AnchorProps, VisuallyHidden } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';

const DIZ = '(abre em outra aba)';

interface Props
  extends AnchorProps, Omit<ComponentPropsWithoutRef<'a'>, keyof AnchorProps | 'target' | 'rel'> {
  href: string;
  /** It is said in sight; otherwise to screen readers alone. */
  aVista?: boolean;
}

/** A link that opens beside this page, and says so. */
export const LinkEmOutraAba = ({ aVista = false, children, ...resto }: Props) => (
  <Anchor target="_blank" rel="noopener noreferrer" {...resto}>
    {children} {aVista ? DIZ : <VisuallyHidden>{DIZ}</VisuallyHidden>}
  </Anchor>
);
