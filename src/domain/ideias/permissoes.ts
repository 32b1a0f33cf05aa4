/** Who may do what with ideas, their former texts and links (acesso/permissao.ts). */
import type { Flag } from '@/domain/acesso/areas';
import { ninguem } from '@/domain/acesso/linhas';
import type { Acesso, Linhas } from '@/domain/acesso/permissao';

const doRascunho = (flag: Flag): Acesso => [
  { flag: [3, 'criacao'], relacao: 'autorEmRascunho' },
  { flag: [3, flag], relacao: 'autorEmRascunho' },
];
/** Content of a published idea, and its removal (decisions I3). */
const daPublicada = (flag: Flag): Acesso => [
  { flag: [3, flag], papeis: ['ADMIN'], relacao: 'visivelPublicada' },
  { flag: [3, flag], papeis: ['TEAM'], relacao: 'publicadaDeOutro' },
];

export const permissoesDeIdeias = {
  ideias: {
    get: [{ flag: [3, 'leitura'], relacao: 'visivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'visivel' }],
    create: [{ flag: [3, 'criacao'], relacao: 'autorEmRascunho' }],
    update: [...doRascunho('editar'), ...daPublicada('editar')],
    delete: [...doRascunho('remover'), ...daPublicada('remover')],
  },
  versoes: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    create: ninguem, // the trigger of the change
    update: ninguem,
    delete: ninguem,
  },
  vinculosDeIdeias: {
    get: [{ flag: [3, 'leitura'], relacao: 'vinculoPublico' }],
    list: [{ flag: [3, 'leitura'], relacao: 'vinculoPublico' }],
    create: ninguem, // the function, by vinculo.ts: a link is right only if its two ideas are
    update: ninguem,
    delete: ninguem,
  },
} as const satisfies Linhas;
