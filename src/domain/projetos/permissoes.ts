/** Who may do what with projects and whom they belong to (acesso/permissao.ts). */
import { doModulo, ninguem, soLida } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

/** People who create projects also name whom they belong to. */
const apoio = { ...doModulo(13), update: ninguem, delete: ninguem };

export const permissoesDeProjetos = {
  projetos: doModulo(13),
  licenciado: apoio,
  embaixadores: apoio,
  embaixadoresPessoas: apoio,
  status: soLida(13),
  projetosInscritos: soLida(29),
} as const satisfies Linhas;
