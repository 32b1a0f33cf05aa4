import type { ReactNode } from 'react';

interface Props {
  /** Path of the field in the form. */
  campo: string;
  /** Paths of the fields that the card of what was found shows. */
  noCartao: ReadonlySet<string>;
  children: ReactNode;
}

/** A field of the company form; what the card shows is not asked again. */
export const ForaDoCartao = ({ campo, noCartao, children }: Props) => (noCartao.has(campo) ? null : children);
