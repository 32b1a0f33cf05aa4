import { assignRef } from '@mantine/hooks';
import { type Ref, useLayoutEffect } from 'react';

/** Lends something that floats an element that is already on the page. */
export function Ancora({ elemento, ref }: { elemento: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    assignRef(ref, elemento);
    return () => {
      assignRef(ref, null);
    };
  }, [elemento, ref]);
  return null;
}
