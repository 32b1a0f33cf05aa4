import type { Ideia } from './ideia';

/** What a new idea starts with besides its form: a draft of its author without any movement. */
export const ideiaNova = {
  status: 'RASCUNHO',
  implementadoresReferences: [],
  patrocinadoresReferences: [],
  publishedAt: null,
  cancelAt: null,
  visibilidade: 'RASCUNHO',
  rankingByMoedas: { ranking: null, totalMoedas: 0, fromLastUpdate: 'NOT_CHANGED' },
  rankingByLikes: { ranking: null, totalLikes: 0, fromLastUpdate: 'NOT_CHANGED' },
  totalComentarios: 0,
  marcos: [],
  observacoes: '',
  ultimaMovimentacao: '',
} as const satisfies Partial<Ideia>;
