/** Who may do what with coins and points (acesso/permissao.ts). */
import { ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDePontos = {
  regulamentoActivitiesPerColaborador: {
    get: [{ relacao: 'proprio' }],
    list: ninguem,
    create: [{ flag: [3, 'criacao'], relacao: 'proprio' }], // only together with a sponsorship
    update: [{ flag: [3, 'criacao'], relacao: 'proprio' }],
    delete: ninguem,
  },
  extrato: {
    get: [{ relacao: 'daPropriaCarteira' }],
    list: [{ relacao: 'daPropriaCarteira' }],
    create: ninguem, // the trigger of the sponsorship
    update: ninguem,
    delete: ninguem,
  },
  rankingPorColaborador: {
    get: [{ flag: [18, 'leitura'] }],
    list: [{ flag: [18, 'leitura'] }],
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
  historicoPontosPerColaborador: {
    get: [{ flag: [18, 'leitura'] }],
    list: [{ flag: [18, 'leitura'] }],
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
  ideiasActivitiesPerColaborador: {
    // The author sees who gave how much (part 2 §6); everybody sees their own.
    get: [
      { flag: [3, 'leitura'], relacao: 'paiProprio' },
      { flag: [3, 'leitura'], relacao: 'proprioComPaiVisivel' },
    ],
    list: [{ flag: [3, 'leitura'], relacao: 'paiProprio' }],
    create: [{ flag: [3, 'criacao'], relacao: 'paiPatrocinavel' }],
    update: [{ flag: [3, 'criacao'], relacao: 'paiPatrocinavel' }],
    delete: ninguem,
  },
} as const satisfies Linhas;
