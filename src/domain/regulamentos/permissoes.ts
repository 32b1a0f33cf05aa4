/** Who may do what with rules of ideas and challenges, campaigns and places (acesso/permissao.ts). */
import { admin, interno, ninguem } from '@/domain/acesso/linhas';
import type { Acesso, Linha, Linhas } from '@/domain/acesso/permissao';

const publicando: Acesso = [
  { flag: [3, 'criacao'], relacao: 'comPublicacao' },
  { flag: [3, 'editar'], relacao: 'comPublicacao' },
];

const doAdmin: Linha = { get: interno, list: interno, create: admin, update: admin, delete: admin };

export const permissoesDeRegulamentos = {
  regulamentosIdeias: doAdmin,
  regulamentosDesafios: doAdmin,
  campanhas: doAdmin,
  vagas: {
    get: interno,
    list: ninguem,
    create: publicando, // as long as there are places left
    update: publicando,
    delete: ninguem,
  },
} as const satisfies Linhas;
