/** Who may do what with people (acesso/permissao.ts). */
import { interno, ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDePessoas = {
  colaboradores: {
    get: [{ flag: [2, 'leitura'] }, { relacao: 'proprio' }],
    list: [{ flag: [2, 'leitura'] }],
    create: ninguem, // functions: invitation
    update: [{ relacao: 'proprio' }], // only CAMPOS_PROPRIOS; the rest by functions
    delete: ninguem, // functions
  },
  pessoas: { get: interno, list: interno, create: ninguem, update: ninguem, delete: ninguem },
  participacao: {
    get: [{ flag: [23, 'leitura'] }, { flag: [24, 'leitura'] }],
    list: ninguem,
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
} as const satisfies Linhas;
