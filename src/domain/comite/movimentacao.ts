/** Movement of an idea by the committee: what changed its status, and why (part 2 §3). */
import * as z from 'zod/mini';
import { entidade, LIMITE, lista, texto } from '@/domain/comum/fields';
import { STATUS_DA_IDEIA } from '@/domain/ideias/ideia';

const destino = () => z.enum(STATUS_DA_IDEIA.filter((status) => status !== 'RASCUNHO'));

export const movimentacaoSchema = entidade({
  status: destino(),
  statusAnterior: z.enum(STATUS_DA_IDEIA),
  observacoes: texto(LIMITE.textoLongo, 1),
  marcos: lista(texto(LIMITE.referencia, 1), 100),
  autorNome: texto(),
});
export type Movimentacao = z.infer<typeof movimentacaoSchema>;

export const movimentacaoForm = z.object({
  status: destino(),
  observacoes: texto(LIMITE.textoLongo, 1, 'Escreva uma observação.'),
  marcos: lista(texto(LIMITE.referencia, 1), 100),
});
export type MovimentacaoForm = z.infer<typeof movimentacaoForm>;
