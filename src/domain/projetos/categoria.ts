/** Forms that ask for the category of a company in a project (decisions P194). */
import * as z from 'zod/mini';
import { conviteDeEmpresaForm, conviteVazio } from '@/domain/empresas/convite-empresa';

/** Not one of the project's: who invites leaves the choice to the company, and says so. */
export const A_EMPRESA_ESCOLHE = 'A_EMPRESA_ESCOLHE';
/** Of a list: companies that have none. */
export const SEM_CATEGORIA = 'SEM_CATEGORIA';

/** One of the list, or '' until one is chosen. */
export const campoDaCategoria = z
  .string()
  .check(z.minLength(1, 'Escolha a categoria.'), z.maxLength(60, 'Escolha a categoria.'));
export const categoriaForm = z.object({ categoria: campoDaCategoria });

/** What a form begins with: the only one there is, otherwise none. */
export const unicaCategoria = (categorias: readonly string[]): string =>
  (categorias.length === 1 && categorias[0]) || '';

export const conviteAoProjetoForm = z.extend(conviteDeEmpresaForm, { categoria: campoDaCategoria });
export type ConviteAoProjetoForm = z.infer<typeof conviteAoProjetoForm>;
export const conviteAoProjetoVazio = (categorias: readonly string[]): ConviteAoProjetoForm => ({
  ...conviteVazio,
  categoria: unicaCategoria(categorias),
});
