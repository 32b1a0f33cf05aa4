/** Modules of the authorization matrix (part 1 §6; 26 and 27 as read in decisions P9; 4 is unused). */
import { comOutro, OUTRO } from '@/domain/comum/registro';
import { type Area, AREA_DO_MODULO, CODIGOS, type CodigoModulo } from './areas';

const LABELS: Record<CodigoModulo, string> = {
  1: 'Empresa',
  2: 'Colaboradores',
  3: 'Ideias',
  5: 'Questionário',
  6: 'Grupos',
  7: 'Perguntas',
  8: 'Tipos de resposta',
  9: 'Desafios',
  10: 'Marco',
  11: 'Categorias de Inovação',
  12: 'Tipos de jogada',
  13: 'Projetos',
  14: 'Regulamentos de desafios',
  15: 'Regulamentos de ideias',
  16: 'Comitê de inovação',
  17: 'Atividades',
  18: 'Ranking de colaboradores',
  19: 'Implementação de jogadas',
  20: 'Tipos de Inovação',
  21: 'Jogadas de inovação',
  22: 'Categorias de Desafios',
  23: 'Relatório de ideias',
  24: 'Relatório de desafios',
  25: 'Evidências',
  26: 'Visualizar notas de avaliadores',
  27: 'Desconsiderar avaliação',
  28: 'Regiões',
  29: 'Responder questionário',
  30: 'Convidar Colaboradores',
  31: 'Relatórios',
  32: 'Questionário de Inovação (lista)',
  33: 'Questionário de Inovação',
  34: 'Votação',
  35: 'Retorno',
  36: 'Validação de retorno',
  37: 'Moderação',
};

export const MODULOS = comOutro(
  Object.fromEntries(
    CODIGOS.map((codigo) => [codigo, { label: LABELS[codigo], area: AREA_DO_MODULO[codigo] }]),
  ) as Record<CodigoModulo, { label: string; area: Area }>,
  { label: OUTRO, area: 'configuracoes' } as const,
);
