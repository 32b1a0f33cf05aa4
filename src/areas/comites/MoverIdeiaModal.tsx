/** The dialog of the ideas' board: it says beforehand which points a movement takes back (decisions I4). */
import { useQueryClient } from '@tanstack/react-query';
import { ideiasData } from '@/areas/ideias/ideias.data';
import type { Movendo } from '@/areas/pais/mover';
import type { StatusDaIdeia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { MoverModal } from './MoverModal';

export function MoverIdeiaModal(movendo: Movendo) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  return (
    <MoverModal
      {...movendo}
      oQueDesfaz={async (de, para) => {
        // A card knows no implementers: the idea is read when a movement is sent.
        const [ideia, { pontosRetirados }] = await Promise.all([
          cliente.fetchQuery(ideiasData.porId(sessao, movendo.pai.lugar.id)),
          import('./pontosRetirados'),
        ]);
        return ideia
          ? pontosRetirados({ ...ideia, status: de as StatusDaIdeia }, para as StatusDaIdeia)
          : undefined;
      }}
    />
  );
}
