/** Who may read what functions write of the diagnostic (acesso/permissao.ts). Names with '/' lie under a record. */
import type { CodigoModulo } from '@/domain/acesso/areas';
import { ninguem } from '@/domain/acesso/linhas';
import type { Linha, Linhas } from '@/domain/acesso/permissao';

const soLida = (modulo: CodigoModulo): Linha => ({
  get: [{ flag: [modulo, 'leitura'] }],
  list: [{ flag: [modulo, 'leitura'] }],
  create: ninguem, // callables
  update: ninguem,
  delete: ninguem,
});

export const permissoesDoDiagnostico = {
  'questionarios/versoes': soLida(5),
  'questionarios/correcoes': soLida(5),
} as const satisfies Linhas;
