/** Modules of the authorization matrix (part 1 §6; 26 and 27 as read in docs/decisions.md P9; 4 is unused). */
export const FLAGS = ['leitura', 'criacao', 'editar', 'remover'] as const;
export type Flag = (typeof FLAGS)[number];

export const AREAS = ['gestao', 'diagnostico', 'incentivo', 'configuracoes'] as const;
export type Area = (typeof AREAS)[number];

export const ROTULO_DA_AREA: Record<Area, string> = {
  gestao: 'Gestão de inovação',
  diagnostico: 'Diagnóstico',
  incentivo: 'Incentivo a Inovação',
  configuracoes: 'Configurações',
};

export const MODULOS = {
  1: { label: 'Empresa', area: 'configuracoes' },
  2: { label: 'Colaboradores', area: 'configuracoes' },
  3: { label: 'Ideias', area: 'gestao' },
  5: { label: 'Questionário', area: 'diagnostico' },
  6: { label: 'Grupos', area: 'diagnostico' },
  7: { label: 'Perguntas', area: 'diagnostico' },
  8: { label: 'Tipos de resposta', area: 'diagnostico' },
  9: { label: 'Desafios', area: 'gestao' },
  10: { label: 'Marco', area: 'gestao' },
  11: { label: 'Categorias de Inovação', area: 'incentivo' },
  12: { label: 'Tipos de jogada', area: 'incentivo' },
  13: { label: 'Projetos', area: 'diagnostico' },
  14: { label: 'Regulamentos de desafios', area: 'gestao' },
  15: { label: 'Regulamentos de ideias', area: 'gestao' },
  16: { label: 'Comitê de inovação', area: 'gestao' },
  17: { label: 'Atividades', area: 'gestao' },
  18: { label: 'Ranking de colaboradores', area: 'gestao' },
  19: { label: 'Implementação de jogadas', area: 'incentivo' },
  20: { label: 'Tipos de Inovação', area: 'incentivo' },
  21: { label: 'Jogadas de inovação', area: 'incentivo' },
  22: { label: 'Categorias de Desafios', area: 'gestao' },
  23: { label: 'Relatório de ideias', area: 'gestao' },
  24: { label: 'Relatório de desafios', area: 'gestao' },
  25: { label: 'Evidências', area: 'diagnostico' },
  26: { label: 'Visualizar notas de avaliadores', area: 'diagnostico' },
  27: { label: 'Desconsiderar avaliação', area: 'diagnostico' },
  28: { label: 'Regiões', area: 'diagnostico' },
  29: { label: 'Responder questionário', area: 'diagnostico' },
  30: { label: 'Convidar Colaboradores', area: 'diagnostico' },
  31: { label: 'Relatórios', area: 'diagnostico' },
  32: { label: 'Questionário de Inovação (lista)', area: 'diagnostico' },
  33: { label: 'Questionário de Inovação', area: 'diagnostico' },
  34: { label: 'Votação', area: 'diagnostico' },
} as const satisfies Record<number, { label: string; area: Area }>;

export type CodigoModulo = keyof typeof MODULOS;
export const CODIGOS = Object.keys(MODULOS).map(Number) as CodigoModulo[];
