/** Who reads what an idea brought (acesso/permissao.ts); who writes is said by quem-registra.ts. */
import { ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeRetornos = {
  retornos: {
    get: [
      { flag: [35, 'leitura'], relacao: 'paiPublicado' },
      { flag: [3, 'leitura'], relacao: 'equipeDoPai' },
    ],
    list: ninguem, // one record for an idea, by its place; the company's sums by function
    create: ninguem, // functions: a line, its validation and the trail in one transaction (decisions P250)
    update: ninguem,
    delete: ninguem,
  },
} as const satisfies Linhas;
