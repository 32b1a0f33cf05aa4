/** Areas of the product, the modules in each (part 1 §6), and the flags of the matrix. */
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

/** Area of each module. Apart from the modules' names (modulos.ts), which few screens need and everybody would load. */
export const AREA_DO_MODULO = {
  1: 'configuracoes',
  2: 'configuracoes',
  3: 'gestao',
  5: 'diagnostico',
  6: 'diagnostico',
  7: 'diagnostico',
  8: 'diagnostico',
  9: 'gestao',
  10: 'gestao',
  11: 'incentivo',
  12: 'incentivo',
  13: 'diagnostico',
  14: 'gestao',
  15: 'gestao',
  16: 'gestao',
  17: 'gestao',
  18: 'gestao',
  19: 'incentivo',
  20: 'incentivo',
  21: 'incentivo',
  22: 'gestao',
  23: 'gestao',
  24: 'gestao',
  25: 'diagnostico',
  26: 'diagnostico',
  27: 'diagnostico',
  28: 'diagnostico',
  29: 'diagnostico',
  30: 'diagnostico',
  31: 'diagnostico',
  32: 'diagnostico',
  33: 'diagnostico',
  34: 'diagnostico',
  35: 'gestao',
  36: 'gestao',
  37: 'gestao',
} as const satisfies Record<number, Area>;

export type CodigoModulo = keyof typeof AREA_DO_MODULO;
export const CODIGOS = Object.keys(AREA_DO_MODULO).map(Number) as CodigoModulo[];
