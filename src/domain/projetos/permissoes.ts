/** Who may do what with projects and whom they belong to (acesso/permissao.ts). */
import type { CodigoModulo } from '@/domain/acesso/areas';
import { doModulo, ninguem } from '@/domain/acesso/linhas';
import type { Linha, Linhas } from '@/domain/acesso/permissao';

/** People who create projects also name whom they belong to. */
const apoio = { ...doModulo(13), update: ninguem, delete: ninguem };

/** Functions write it. */
const soLida = (modulo: CodigoModulo): Linha => ({
  ...doModulo(modulo),
  create: ninguem,
  update: ninguem,
  delete: ninguem,
});

export const permissoesDeProjetos = {
  projetos: doModulo(13),
  licenciado: apoio,
  embaixadores: apoio,
  embaixadoresPessoas: apoio,
  status: soLida(13),
  projetosInscritos: soLida(29),
} as const satisfies Linhas;
