/** Who may do what with plays under way and with the company's documents (acesso/permissao.ts); records known by their name have their row with their schema. */
import { admin, ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDoIncentivo = {
  movimentacoesDeTaticas: {
    get: [{ flag: [19, 'leitura'] }],
    list: [{ flag: [19, 'leitura'] }],
    create: [{ flag: [19, 'criacao'] }],
    update: ninguem,
    delete: ninguem,
  },
  documentosDoIncentivo: {
    get: [{ flag: [19, 'leitura'] }],
    list: [{ flag: [19, 'leitura'] }],
    create: admin,
    update: admin,
    delete: admin,
  },
} as const satisfies Linhas;
