/** New password and its repetition (part 1 §5). */
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MINIMO_DA_SENHA, type SenhaForm } from '@/domain/pessoas/senha';

const MOSTRAR = { 'aria-label': 'Mostrar ou esconder a senha' };

export function CamposDaSenha({ form }: { form: UseFormReturnType<SenhaForm> }) {
  return (
    <>
      <PasswordInput
        label="Senha"
        description={`Ao menos ${MINIMO_DA_SENHA} caracteres.`}
        autoComplete="new-password"
        visibilityToggleButtonProps={MOSTRAR}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirmar senha"
        autoComplete="new-password"
        visibilityToggleButtonProps={MOSTRAR}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
}
