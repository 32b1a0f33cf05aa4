/** Who may do what with rules of ideas, campaigns and places (acesso/permissao.ts). */
import { admin, interno, ninguem } from '@/domain/acesso/linhas';
import type { Acesso, Linhas } from '@/domain/acesso/permissao';

const publicando: Acesso = [
  { flag: [3, 'criacao'], relacao: 'comPublicacao' },
  { flag: [3, 'editar'], relacao: 'comPublicacao' },
];

export const permissoesDeRegulamentos = {
  regulamentosIdeias: { get: interno, list: interno, create: admin, update: admin, delete: admin },
  campanhas: { get: interno, list: interno, create: admin, update: admin, delete: admin },
  vagas: {
    get: interno,
    list: ninguem,
    create: publicando, // as long as there are places left
    update: publicando,
    delete: ninguem,
  },
} as const satisfies Linhas;
