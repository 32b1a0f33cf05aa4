/** A form of a page without shell: validates with a schema, shows the server's refusal above the button. */
import { Alert, Button, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { type OpcoesDoFormulario, useFormulario } from '@/ui/formulario/useFormulario';

interface Props<Campos extends object, Valores> extends OpcoesDoFormulario<Campos, Valores> {
  rotulo: string;
  children: (form: UseFormReturnType<Campos>) => ReactNode;
}

export function FormularioPublico<Campos extends object, Valores>({
  rotulo,
  children,
  ...opcoes
}: Props<Campos, Valores>) {
  const { form, enviar, ocupado, erroDoServidor, saida, refDoForm } = useFormulario(opcoes);
  return (
    <form ref={refDoForm} onSubmit={enviar} noValidate aria-label={rotulo} aria-busy={ocupado}>
      <Stack gap="md">
        {children(form)}
        {erroDoServidor && (
          <Alert color="red" variant="light" role="alert">
            {erroDoServidor}
            {saida && (
              <Button mt="sm" display="block" loading={ocupado} onClick={saida.seguir}>
                {saida.rotulo}
              </Button>
            )}
          </Alert>
        )}
        <Button type="submit" loading={ocupado} fullWidth>
          {rotulo}
        </Button>
      </Stack>
    </form>
  );
}
