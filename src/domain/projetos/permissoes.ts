/** Who may do what with projects and the companies in them (acesso/permissao.ts). */
import { deQuemOrganiza, doModulo, naAtiva, soLida } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeProjetos = {
  projetos: deQuemOrganiza(doModulo(13)),
  /** Under a project. */
  'projetos/regioes': deQuemOrganiza(doModulo(28, 'criador')),
  status: naAtiva(13),
  projetosInscritos: soLida(29),
} as const satisfies Linhas;
