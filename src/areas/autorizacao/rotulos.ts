/** Columns of the authorization grid in the specification's words (part 1 §2), and their order on the screen. */
import type { Flag } from '@/domain/acesso/areas';

export const ROTULO_DA_FLAG: Record<Flag, string> = {
  leitura: 'Acessar',
  editar: 'Editar',
  remover: 'Remover',
  criacao: 'Criar',
};

export const COLUNAS: readonly Flag[] = ['leitura', 'editar', 'remover', 'criacao'];
