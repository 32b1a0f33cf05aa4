/** Who may do what with the authorization matrix (acesso/permissao.ts). */
import { admin, type Linhas, ninguem } from './permissao';

export const permissoesDeAcesso = {
  autorizacao: { get: admin, list: admin, create: ninguem, update: admin, delete: ninguem },
} as const satisfies Linhas;
