/** Fields of the invitation of a company: its CNPJ, looked up while one types, its name, and who answers for it. */
import { Alert, Loader, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { consultas } from './empresa/consultas.data';
import { mensagemDoErro } from '@/domain/comum/erros';
import { cnpjValido, mascararCnpj, normalizarCnpj } from '@/domain/empresas/cnpj';
import type { ConviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';

export function CamposDoConviteDeEmpresa({ form }: { form: UseFormReturnType<ConviteDeEmpresaForm> }) {
  const cnpj = normalizarCnpj(form.values.cnpj);
  const { data, error, isFetching } = useQuery(consultas.registro(cnpjValido(cnpj) ? cnpj : ''));
  const aviso = error ? mensagemDoErro(error) : data?.avisoDoNome;
  return (
    <Stack gap="md">
      <CampoMascarado
        label="CNPJ"
        mascara={mascararCnpj}
        autoComplete="off"
        description={data ? data.campos.razaoSocial : undefined}
        {...form.getInputProps('cnpj')}
        rightSection={isFetching ? <Loader size="xs" aria-label="Buscando na base nacional" /> : null}
      />
      {aviso && (
        <Alert color="yellow" role="status">
          {aviso}
        </Alert>
      )}
      <TextInput
        label="Nome"
        description="Nome pelo qual a empresa é conhecida."
        {...form.getInputProps('nome')}
      />
      <TextInput
        label="E-mail do responsável pelo projeto"
        description="Recebe o convite e administra a empresa na plataforma."
        type="email"
        {...form.getInputProps('email')}
      />
    </Stack>
  );
}
