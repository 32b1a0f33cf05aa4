import type { ReactNode } from 'react';
import classes from './Abertura.module.css';
import type { Linha } from '@/ui/lista/useLinhas';

/**
 * What opens the item with Enter: a link where there is a route, else a button, else the text alone. Plain
 * elements: the click is handled once for the whole list (useLinhas).
 */
export function Abertura({ href, botao, children }: Pick<Linha, 'href' | 'botao'> & { children: ReactNode }) {
  if (href !== undefined) {
    return (
      <a href={href} className={classes.abertura} data-abertura="">
        {children}
      </a>
    );
  }
  if (!botao) return children;
  return (
    <button type="button" className={classes.abertura} data-abertura="">
      {children}
    </button>
  );
}
