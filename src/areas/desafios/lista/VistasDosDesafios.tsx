/** Three views of the same challenges; table and board lie at one address (part 2 §2 gives no other). */
import { Vistas } from '@/areas/pais/Vistas';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { para } from '@/domain/telas/enderecos';

export const MURAL = 'mural';

const VISTAS = {
  Cartões: (busca: string) => para('/home-desafios', { busca }),
  Tabela: (busca: string) => para('/desafios', { busca }),
  Mural: () => para('/desafios', { vista: MURAL }),
};

export const VistasDosDesafios = () => <Vistas tipo={DESAFIO} vistas={VISTAS} />;
