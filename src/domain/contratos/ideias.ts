/** Callables about ideas: `ideiasFunctions-…`. */
import * as z from 'zod/mini';
import { idDeRegistro, lista } from '@/domain/comum/campos';
import { ponta } from '@/domain/ideias/vinculo';
import { contrato } from './contrato';

/**
 * Links an idea with another or with a challenge, or undoes the link, whatever is the case now; asking twice changes
 * nothing. Both must be public to be linked. src/domain/ideias/vinculo.ts says who may.
 */
export const definirVinculo = contrato(
  'ideiasFunctions-definirVinculo',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    // A list, not a tuple: what zod needs for that alone would be half a kilobyte of everybody's first load.
    pontas: lista(ponta(), 2, 2),
    vinculadas: z.boolean(),
  }),
  z.object({ vinculadas: z.boolean() }),
);
