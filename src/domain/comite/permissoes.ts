/** Who may do what with committee sessions and their decisions (acesso/permissao.ts). */
import { daAnalise, ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDoComite = {
  comitesInovacao: {
    get: [{ flag: [16, 'leitura'] }],
    list: [{ flag: [16, 'leitura'] }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise }], // and every step of a session
    update: [
      { flag: [16, 'criacao'], papeis: daAnalise, relacao: 'criador' },
      { flag: [16, 'editar'], papeis: daAnalise },
    ],
    delete: ninguem,
  },
  decisoes: {
    get: [{ flag: [16, 'leitura'] }],
    list: [{ flag: [16, 'leitura'] }],
    create: ninguem, // trigger, from the movement
    update: ninguem,
    delete: ninguem,
  },
  declaracoes: {
    get: [{ flag: [16, 'leitura'], papeis: daAnalise }],
    list: [{ flag: [16, 'leitura'], papeis: daAnalise }],
    create: ninguem, // trigger, from the declaration
    update: ninguem,
    delete: ninguem,
  },
  comiteInovacaoActivities: {
    get: [{ flag: [16, 'leitura'] }],
    list: [{ flag: [16, 'leitura'] }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise }], // only together with the step; rules' by trigger
    update: ninguem,
    delete: ninguem,
  },
  movimentacoes: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    // with the idea's status, one batch; of an idea of one's own team by ADMIN only (decisions I208)
    create: [
      { papeis: ['ADMIN'], relacao: 'paiPublicado' },
      { flag: [16, 'criacao'], papeis: ['TEAM', 'MASTER'], relacao: 'paiJulgavel' },
    ],
    update: ninguem,
    delete: ninguem,
  },
  conflitosDeInteresse: {
    get: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'paiVisivel' }],
    list: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'paiVisivel' }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'proprioComPaiPublicado' }],
    update: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'criadorComPaiVisivel' }], // takes it back, saying why
    delete: ninguem,
  },
  cartelas: {
    get: [
      { flag: [16, 'leitura'], papeis: daAnalise, relacao: 'proprioComPaiVisivel' },
      { flag: [16, 'leitura'], papeis: daAnalise, relacao: 'aposEnviar' },
    ],
    list: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'aposEnviar' }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'proprioComPaiJulgavel' }],
    update: ninguem,
    delete: ninguem,
  },
  criteriosDeAvaliacao: {
    get: [{ flag: [16, 'leitura'], papeis: daAnalise }],
    list: ninguem,
    create: [{ papeis: ['ADMIN'] }],
    update: [{ papeis: ['ADMIN'] }],
    delete: ninguem,
  },
} as const satisfies Linhas;
