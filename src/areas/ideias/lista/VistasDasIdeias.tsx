/** Three views of the same ideas. */
import { Vistas } from '@/areas/pais/Vistas';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { para } from '@/domain/telas/enderecos';

const VISTAS = {
  Cartões: (busca: string) => para('/home-ideias', { busca }),
  Tabela: (busca: string) => para('/ideias', { busca }),
  Mural: () => para('/ideias-de-inovacao'),
};

export const VistasDasIdeias = () => <Vistas tipo={IDEIA} vistas={VISTAS} />;
