/**
 * What the product knows of a signed-in account before a company is open. One document per auth uid, which only
 * functions write. It drives the route sets of part 1 §2 ("no company", "password change required").
 */
import * as z from 'zod/mini';
import { lista, texto } from '@/domain/comum/campos';

export const vinculoSchema = z.object({
  licenciadaId: texto(128, 1),
  empresaId: texto(128, 1),
  nomeFantasia: texto(200, 0),
});
export type Vinculo = z.infer<typeof vinculoSchema>;

export const usuarioSchema = z.object({
  nome: texto(200, 0),
  email: texto(254, 0),
  empresas: lista(vinculoSchema, 200),
  trocarSenha: z.boolean(),
  /** Companies offered in the account setup of a user without one: the licensee that invited it. */
  licenciadaId: z.nullable(z.string()),
  updatedAt: z.date(),
});
export type Usuario = z.infer<typeof usuarioSchema>;

/** Custom claims of the token. Hints for routing, except `master`, which only an operator sets (decisions P12). */
export interface Claims {
  licenciadaId?: string;
  empresaId?: string;
  master?: boolean;
}
