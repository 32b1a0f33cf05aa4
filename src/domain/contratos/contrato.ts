/**
 * One contract per callable function, shared by browser and server. It has a name, the shape it takes and the shape
 * it answers. Both sides parse with it, so a payload is validated exactly once on each (docs/architecture.md).
 */
import type * as z from 'zod/mini';
import type { NomeDoContrato } from './servicos';

/** What the server says of a request id that comes again with other content. */
export const OUTROS_DADOS = 'Este pedido já foi feito com outros dados.';

export interface Contrato<Entrada extends z.ZodMiniType, Saida extends z.ZodMiniType> {
  /** `grupo-funcao`, as the specification names it, e.g. `usersFunctions-disableUser`. */
  nome: NomeDoContrato;
  entrada: Entrada;
  saida: Saida;
}

export const contrato = <E extends z.ZodMiniType, S extends z.ZodMiniType>(
  nome: NomeDoContrato,
  entrada: E,
  saida: S,
): Contrato<E, S> => ({
  nome,
  entrada,
  saida,
});
