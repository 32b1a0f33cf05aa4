/** Who may read evidence, which functions write (acesso/permissao.ts). */
import { deOutras, soLida } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeEvidencias = {
  evidencias: soLida(25),
  evidenciasRecebidas: deOutras(25),
} as const satisfies Linhas;
