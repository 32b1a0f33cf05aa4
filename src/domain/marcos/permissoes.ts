/** Who may do what with milestones and activities (acesso/permissao.ts). */
import { ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeMarcos = {
  marcos: {
    get: [{ flag: [10, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [10, 'leitura'], relacao: 'paiVisivel' }],
    create: [{ flag: [10, 'criacao'], eFlag: [17, 'editar'], relacao: 'paiPublicado' }],
    update: [
      { flag: [10, 'editar'], relacao: 'envolvidoNoMarco' }, // people, deadline, actions
      { flag: [10, 'editar'], papeis: ['ADMIN'], relacao: 'marcoAberto' }, // the same, when those have left
      { flag: [17, 'editar'], relacao: 'responsavelPeloMarco' }, // acting on it: beginning, draft, end
    ],
    delete: [
      { flag: [10, 'remover'], relacao: 'envolvidoNoMarco' },
      { flag: [10, 'remover'], papeis: ['ADMIN'], relacao: 'marcoAberto' },
    ],
  },
  atividades: {
    get: [{ flag: [17, 'leitura'], relacao: 'veAtividade' }],
    list: [{ flag: [17, 'leitura'], relacao: 'veAtividade' }],
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
} as const satisfies Linhas;
