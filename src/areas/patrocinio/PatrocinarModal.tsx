/** Sponsoring from a card: the page's own form in a dialog. */
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { Janela } from '@/ui/moldura/Janela';
import { MeuPatrocinio } from './MeuPatrocinio';

interface Props {
  pai: PaiNaTela;
  aoFechar: () => void;
  aoDar: () => void;
}

export function PatrocinarModal({ pai, aoFechar, aoDar }: Props) {
  return (
    <Janela opened onClose={aoFechar} title={`Patrocinar "${pai.pai.titulo}"`}>
      <MeuPatrocinio
        pai={pai}
        aoDar={() => {
          aoFechar();
          aoDar();
        }}
      />
    </Janela>
  );
}
