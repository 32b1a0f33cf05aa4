/** Invitation of a company: who it is and who answers for it (part 1 §5, "Invite form"; decisions P105). */
import * as z from 'zod/mini';
import { cnpjValido, normalizarCnpj } from './cnpj';
import { email, LIMITE, MINIMO_TEXTO } from '@/domain/comum/campos';

export const conviteDeEmpresaForm = z.object({
  cnpj: z
    .string()
    .check(
      z.overwrite(normalizarCnpj),
      z.minLength(1, { error: 'CNPJ é obrigatório', abort: true }),
      z.refine(cnpjValido, 'CNPJ inválido'),
    ),
  nome: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Nome é obrigatório', abort: true }),
      z.minLength(MINIMO_TEXTO, 'Escreva ao menos 3 letras.'),
      z.maxLength(LIMITE.nome),
    ),
  email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'E-mail é obrigatório')), email('E-mail inválido')),
});
export type ConviteDeEmpresaForm = z.infer<typeof conviteDeEmpresaForm>;

export const conviteVazio: ConviteDeEmpresaForm = { cnpj: '', nome: '', email: '' };
