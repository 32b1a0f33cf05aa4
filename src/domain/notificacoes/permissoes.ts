/** Who reads announcements (acesso/permissao.ts). */
import { interno, ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeComunicados = {
  comunicados: {
    get: interno,
    list: interno,
    create: ninguem, // functions: one a day (decisions P446)
    update: ninguem,
    delete: ninguem,
  },
} as const satisfies Linhas;
