/** The committee's movement form in a dialog: a board moves a record without leaving it. */
import type { Movendo } from '@/areas/pais/mover';
import { Janela } from '@/ui/moldura/Janela';
import { useCelular } from '@/ui/moldura/useCelular';
import type { Movimentavel } from './FormularioDeMovimentacao';
import { MovimentacaoBloco } from './MovimentacaoBloco';

export function MoverModal({ pai, aoFechar, ...resto }: Movendo & Pick<Movimentavel, 'oQueDesfaz'>) {
  return (
    <Janela opened onClose={aoFechar} title={`Mover "${pai.pai.titulo}"`} size="lg" fullScreen={useCelular()}>
      <MovimentacaoBloco pai={pai} aoMover={aoFechar} {...resto} />
    </Janela>
  );
}
