/** Authorization matrix of a company (part 1 §3 and §6). */
import * as z from 'zod/mini';
import { entidade, texto } from '@/domain/comum/campos';
import { CODIGOS, type CodigoModulo, type Flag } from './areas';
import { TIPO_DO_PAPEL, type Papel } from './papeis';

/** One cell row of the matrix. Document id: `{tipo}_{tipoAutorizacao}`; a missing entry denies. */
export const autorizacaoSchema = entidade({
  tipo: z.literal([1, 2, 3, 4, 5]),
  tipoAutorizacao: z.literal(CODIGOS),
  label: texto(80, 1),
  leitura: z.boolean(),
  criacao: z.boolean(),
  editar: z.boolean(),
  remover: z.boolean(),
});
export type Autorizacao = z.infer<typeof autorizacaoSchema>;

export const idDaAutorizacao = (papel: Papel, codigo: CodigoModulo) => `${TIPO_DO_PAPEL[papel]}_${codigo}`;

export type FlagsDoModulo = Record<Flag, boolean>;

/**
 * All flags of one role in one document, `permissoes/{tipo}`, for the functions. The trigger onAutorizacaoUpdated
 * projects the 33 entries into it. Keys are module codes as text.
 */
export const permissoesSchema = z.object({
  flags: z.record(
    z.string(),
    z.object({ leitura: z.boolean(), criacao: z.boolean(), editar: z.boolean(), remover: z.boolean() }),
  ),
  updatedAt: z.date(),
});
