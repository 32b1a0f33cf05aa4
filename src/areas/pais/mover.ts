/** What a board needs of the committee, whose dialog moves one of its records. */
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';

export interface Movendo {
  pai: PaiNaTela;
  aoFechar: () => void;
}
