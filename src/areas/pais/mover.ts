/** What a board needs of the committee, whose dialog moves one of its records. */
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';

export interface Movendo {
  pai: PaiNaTela;
  aoFechar: () => void;
  /** The status it was dropped on; without it the form proposes the usual one. */
  destino?: string | undefined;
}
