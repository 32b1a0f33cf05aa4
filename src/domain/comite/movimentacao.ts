/** Movement of an idea, or another parent, by the committee: what changed its status, and why (part 2 §3). */
import * as z from 'zod/mini';
import { entidade, LIMITE, lista, texto } from '@/domain/comum/campos';
import { STATUS_DA_IDEIA } from '@/domain/ideias/ideia';
import type { TipoDePai } from '@/domain/pai/pai';

/** Movement of a parent, from any of these statuses to one of the `destinos`. */
export const movimentacaoDe = <S extends string, D extends S>(status: readonly S[], destinos: readonly D[]) =>
  entidade({
    status: z.enum(destinos),
    statusAnterior: z.enum(status),
    observacoes: texto(LIMITE.textoLongo, 1),
    marcos: lista(texto(LIMITE.referencia, 1), 100),
    autorNome: texto(),
  });

const DESTINOS = STATUS_DA_IDEIA.filter((status) => status !== 'RASCUNHO');

export const movimentacaoSchema = movimentacaoDe(STATUS_DA_IDEIA, DESTINOS);
export type Movimentacao = z.infer<typeof movimentacaoSchema>;

/** Movement of a parent of this kind, as it is read where any kind may come. */
export function movimentacaoDoTipo({ aparencia }: Pick<TipoDePai, 'aparencia'>) {
  const status = Object.keys(aparencia);
  return movimentacaoDe(status, status);
}
export type MovimentacaoDePai = z.infer<ReturnType<typeof movimentacaoDoTipo>>;

export const movimentacaoForm = (destinos: readonly string[]) =>
  z.object({
    status: z.enum(destinos, 'Escolha o novo status.'),
    observacoes: texto(LIMITE.textoLongo, 1, 'Escreva uma observação.'),
    marcos: lista(texto(LIMITE.referencia, 1), 100),
  });
export type MovimentacaoForm = z.infer<ReturnType<typeof movimentacaoForm>>;
