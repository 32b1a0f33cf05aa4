/** Who may do what with comments and likes (acesso/permissao.ts). */
import { ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDaConversa = {
  comentarios: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    create: [{ flag: [3, 'editar'], relacao: 'paiComentavel' }],
    update: [{ flag: [3, 'editar'], relacao: 'criadorComPaiVisivel' }],
    delete: [{ flag: [3, 'editar'], relacao: 'criadorComPaiVisivel' }],
  },
  likes: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    create: [{ flag: [3, 'leitura'], relacao: 'proprioComPaiPublicado' }],
    update: ninguem,
    delete: [{ flag: [3, 'leitura'], relacao: 'proprioComPaiPublicado' }],
  },
} as const satisfies Linhas;
