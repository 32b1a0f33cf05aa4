/** Who may read what functions write of the diagnostic (acesso/permissao.ts). Names with '/' lie under a record. */
import { soLida } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDoDiagnostico = {
  convidados: soLida(30),
  adesoes: soLida(30),
  medias: soLida(31),
  publicacoes: soLida(31),
  resultados: soLida(31),
  'questionarios/versoes': soLida(5),
  'questionarios/correcoes': soLida(5),
} as const satisfies Linhas;
