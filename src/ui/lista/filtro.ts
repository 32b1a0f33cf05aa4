import type { ReactNode } from 'react';

/** One filter of a list: its field in the drawer and its words on the tag. */
export interface FiltroDaLista<F extends string = string> {
  id: F;
  titulo: string;
  /** The field; '' means no filter. */
  campo: (valor: string, mudar: (novo: string) => void) => ReactNode;
  /** The value in words; the value itself unless told. */
  mostrar?: (valor: string) => string;
}
