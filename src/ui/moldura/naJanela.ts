import { createContext } from 'react';

/** Of a dialog drawn inside another one's frame (JanelaComAbas.tsx): what closes it, after asking where it asks. */
export type Fechar = () => unknown;
/** Takes what closes the dialog inside; null outside of any frame. */
export const NaJanela = createContext<((fechar: Fechar) => void) | null>(null);
