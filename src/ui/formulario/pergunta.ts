import type { ReactNode } from 'react';

/** A question of useConfirmar(), drawn by ConfirmModal.tsx. */
export interface Pergunta {
  /** e.g. 'Tem certeza que deseja remover a ideia "X"?' */
  titulo: string;
  texto?: ReactNode;
  rotuloSim?: string;
  rotuloNao?: string;
  /** Red button, and 'Não' has the focus: for what cannot be undone. */
  perigo?: boolean;
}
