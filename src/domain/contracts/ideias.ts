/** Callables about ideas: `ideiasFunctions-…`. */
import * as z from 'zod/mini';
import { idDeRegistro } from '../fields';
import { contrato } from './contrato';

/**
 * Links two ideas, or undoes the link, whatever is the case now; asking twice changes nothing. Both must be public to be
 * linked. Who may: src/domain/vinculo.ts.
 */
export const definirVinculo = contrato(
  'ideiasFunctions-definirVinculo',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    ideias: z.tuple([idDeRegistro(), idDeRegistro()]),
    vinculadas: z.boolean(),
  }),
  z.object({ vinculadas: z.boolean() }),
);
