/** Who may do what with the audit trail (acesso/permissao.ts). */
import { admin, type Linhas, ninguem } from '@/domain/acesso/permissao';

export const permissoesDeAuditoria = {
  auditoria: { get: admin, list: admin, create: ninguem, update: ninguem, delete: ninguem },
} as const satisfies Linhas;
