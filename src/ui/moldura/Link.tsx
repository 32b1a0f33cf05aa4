import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** Kept with the entry of the history. */
  state?: unknown;
}

/**
 * A link inside the product. The router's own <Link> also prefetches for frameworks, which is 3 KB that every visitor
 * would load for nothing.
 */
export function Link({ to, replace = false, state, onClick, children, ...resto }: Props) {
  const href = useHref(to);
  const aoClicar = useLinkClickHandler(to, { replace, state });
  return (
    <a
      {...resto}
      href={href}
      onClick={(evento) => {
        onClick?.(evento);
        if (!evento.defaultPrevented) aoClicar(evento);
      }}
    >
      {children}
    </a>
  );
}
