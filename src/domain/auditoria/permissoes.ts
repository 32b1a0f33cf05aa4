/** Who may do what with the audit trail (acesso/permissao.ts). */
import { admin, ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeAuditoria = {
  auditoria: { get: admin, list: admin, create: ninguem, update: ninguem, delete: ninguem },
} as const satisfies Linhas;
