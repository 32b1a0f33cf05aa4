/** The committee's block of an idea, whose movements may take points back (decisions I4). */
import type { Ideia, StatusDaIdeia } from '@/domain/ideias/ideia';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { DecisaoDoPai } from './DecisaoDoPai';

interface Props {
  ideia: Ideia;
  pai: PaiNaTela;
  /** Called when it was moved. */
  aoMover?: () => void;
}

export const DecisaoDaIdeia = ({ ideia, pai, aoMover }: Props) => (
  <DecisaoDoPai
    pai={pai}
    {...(aoMover ? { aoMover } : {})}
    oQueDesfaz={async (de, para) => {
      // Not part of the page: only a movement that is sent asks for it.
      const { pontosRetirados } = await import('./pontosRetirados');
      return pontosRetirados({ ...ideia, status: de as StatusDaIdeia }, para as StatusDaIdeia);
    }}
  />
);
