/** Who may do what with challenges and what lies under them (acesso/permissao.ts). */
import type { Flag } from '@/domain/acesso/areas';
import { daAnalise, ninguem } from '@/domain/acesso/linhas';
import type { Acesso, Linhas } from '@/domain/acesso/permissao';

const doRascunho = (flag: Flag): Acesso => [
  { flag: [9, 'criacao'], relacao: 'autorEmRascunho' },
  { flag: [9, flag], relacao: 'autorEmRascunho' },
];
/** Content of a published challenge, and its removal, as of ideas (decisions I3). */
const daPublicada = (flag: Flag): Acesso => [
  { flag: [9, flag], papeis: ['ADMIN'], relacao: 'visivelPublicada' },
  { flag: [9, flag], papeis: ['TEAM'], relacao: 'publicadaDeOutro' },
];

/** Names with '/' are collections that lie under both kinds of parent, here those under a challenge. */
export const permissoesDeDesafios = {
  desafios: {
    get: [{ flag: [9, 'leitura'], relacao: 'visivel' }],
    list: [{ flag: [9, 'leitura'], relacao: 'visivel' }],
    create: [{ flag: [9, 'criacao'], relacao: 'autorEmRascunho' }],
    update: [...doRascunho('editar'), ...daPublicada('editar')],
    delete: [...doRascunho('remover'), ...daPublicada('remover')],
  },
  'desafios/versoes': {
    get: [{ flag: [9, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [9, 'leitura'], relacao: 'paiVisivel' }],
    create: ninguem, // the trigger of the change
    update: ninguem,
    delete: ninguem,
  },
  'desafios/comentarios': {
    get: [{ flag: [9, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [9, 'leitura'], relacao: 'paiVisivel' }],
    create: [{ flag: [9, 'editar'], relacao: 'paiComentavel' }],
    update: [{ flag: [9, 'editar'], relacao: 'criadorComPaiVisivel' }],
    delete: [{ flag: [9, 'editar'], relacao: 'criadorComPaiVisivel' }],
  },
  'desafios/movimentacoes': {
    get: [{ flag: [9, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [9, 'leitura'], relacao: 'paiVisivel' }],
    create: [
      { papeis: ['ADMIN'], relacao: 'paiPublicado' },
      { flag: [16, 'criacao'], papeis: ['TEAM', 'MASTER'], relacao: 'paiJulgavel' },
    ],
    update: ninguem,
    delete: ninguem,
  },
  'desafios/conflitosDeInteresse': {
    get: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'paiVisivel' }],
    list: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'paiVisivel' }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'proprioComPaiPublicado' }],
    update: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'criadorComPaiVisivel' }],
    delete: ninguem,
  },
  'desafios/cartelas': {
    get: [
      { flag: [16, 'leitura'], papeis: daAnalise, relacao: 'proprioComPaiVisivel' },
      { flag: [16, 'leitura'], papeis: daAnalise, relacao: 'aposEnviar' },
    ],
    list: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'aposEnviar' }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'proprioComPaiJulgavel' }],
    update: ninguem,
    delete: ninguem,
  },
  desafiosActivitiesPerColaborador: {
    get: [
      { flag: [9, 'leitura'], relacao: 'paiProprio' },
      { flag: [9, 'leitura'], relacao: 'proprioComPaiVisivel' },
    ],
    list: [{ flag: [9, 'leitura'], relacao: 'paiProprio' }],
    create: [{ flag: [9, 'editar'], relacao: 'paiPatrocinavel' }], // part 2 §6: sponsorship of challenges
    update: [{ flag: [9, 'editar'], relacao: 'paiPatrocinavel' }],
    delete: ninguem,
  },
  'regulamentosDesafios/regulamentoActivitiesPerColaborador': {
    get: [{ relacao: 'proprio' }],
    list: ninguem,
    create: [{ flag: [9, 'editar'], relacao: 'proprio' }], // only together with a sponsorship
    update: [{ flag: [9, 'editar'], relacao: 'proprio' }],
    delete: ninguem,
  },
  'regulamentosDesafios/extrato': {
    get: [{ relacao: 'daPropriaCarteira' }],
    list: [{ relacao: 'daPropriaCarteira' }],
    create: ninguem, // the trigger of the sponsorship
    update: ninguem,
    delete: ninguem,
  },
} as const satisfies Linhas;
