/** The ideas that a person has ever proposed, public or private: what the first steps ask one of (decisions I423). */
import { type Consulta, e, igual, ou } from '@/domain/comum/consulta';

/**
 * Each line names what a line of `visivel` proves (ideia.rules). Private ones are asked for by the person who created
 * them, so that somebody else's neither counts nor has the whole list refused.
 */
export const propostasDe = ({ uid, referencia }: { uid: string; referencia: string }): Consulta => ({
  filtros: [
    ou(
      e(igual('autorReference', referencia), igual('visibilidade', 'PUBLICA')),
      e(igual('createdBy', uid), igual('visibilidade', 'PRIVADA')),
    ),
  ],
});
