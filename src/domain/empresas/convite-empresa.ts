/** Invitation of a company: who it is and who answers for it (part 1 §5, "Invite form"; decisions P105). */
import * as z from 'zod/mini';
import { cnpjValido, normalizarCnpj, recusaDoCnpj } from './cnpj';
import { email } from '@/domain/comum/campos';
import { nomeDaEmpresa } from '@/domain/pessoas/nome';

export const conviteDeEmpresaForm = z.object({
  cnpj: z
    .string()
    .check(
      z.overwrite(normalizarCnpj),
      z.minLength(1, { error: 'CNPJ é obrigatório', abort: true }),
      z.refine(cnpjValido, { error: ({ input }) => recusaDoCnpj(String(input)) }),
    ),
  nome: z.pipe(z.string().check(z.trim(), z.minLength(1, 'Nome é obrigatório')), nomeDaEmpresa()),
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'E-mail é obrigatório')), email('E-mail inválido')),
});
export type ConviteDeEmpresaForm = z.infer<typeof conviteDeEmpresaForm>;

export const conviteVazio: ConviteDeEmpresaForm = { cnpj: '', nome: '', email: '' };
