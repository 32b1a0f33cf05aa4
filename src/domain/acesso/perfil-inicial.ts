/** What somebody who sets a company up chooses once about its matrix (decisions P28). */

/** The stricter preset, which is offered first, and every flag true (decisions P11). */
export const PERFIS_INICIAIS = ['RECOMENDADO', 'ABERTO'] as const;
export type PerfilInicial = (typeof PERFIS_INICIAIS)[number];

export const ROTULO_DO_PERFIL_INICIAL: Record<PerfilInicial, string> = {
  RECOMENDADO: 'Perfil recomendado',
  ABERTO: 'Tudo aberto',
};

export const AJUDA_DO_PERFIL_INICIAL: Record<PerfilInicial, string> = {
  RECOMENDADO:
    'Cada pessoa propõe, comenta e acompanha; a Equipe analisa, e os administradores cuidam de pessoas e da empresa.',
  ABERTO: 'Todos os perfis acessam, criam, editam e removem em todos os módulos.',
};
