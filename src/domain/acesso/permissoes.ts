/** Who may do what with the authorization matrix (acesso/permissao.ts). */
import { admin, ninguem } from './linhas';
import type { Linhas } from './permissao';

export const permissoesDeAcesso = {
  autorizacao: { get: admin, list: admin, create: ninguem, update: admin, delete: ninguem },
} as const satisfies Linhas;
