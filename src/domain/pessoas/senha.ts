/** Password definition (part 1 §5): trimmed, at least six characters because Firebase refuses fewer (decisions P14). */
import * as z from 'zod/mini';

export const MINIMO_DA_SENHA = 6;

export const senha = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(MINIMO_DA_SENHA, `A senha precisa de ao menos ${MINIMO_DA_SENHA} caracteres`),
      z.maxLength(128, 'A senha pode ter no máximo 128 caracteres'),
    );

/** Password and its repetition; adds the two fields to another form's shape. */
export const camposDaSenha = {
  password: senha(),
  confirmPassword: z.string().check(z.trim(), z.minLength(1, 'Confirme a senha')),
};

/** True iff the repetition equals the password; leading and trailing spaces count in neither. */
export const senhasIguais = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: 'As senhas devem ser iguais', path: ['confirmPassword'] },
);

export const senhaForm = z.object(camposDaSenha).check(senhasIguais);
export type SenhaForm = z.infer<typeof senhaForm>;
export const senhaVazia: SenhaForm = { password: '', confirmPassword: '' };
