/**
 * 'Enviar convite' to a company (part 1 §2, §5): its name, the person who answers for the project there, its CNPJ.
 */
import { Alert, Loader, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cnpjValido, mascararCnpj, normalizarCnpj } from '@/domain/empresas/cnpj';
import {
  conviteDeEmpresaForm,
  type ConviteDeEmpresaForm,
  conviteVazio,
} from '@/domain/empresas/convite-empresa';
import { mensagemDoErro } from '@/domain/comum/erros';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import { FormModal } from '@/ui/formulario/FormModal';
import { consultas } from './consultas.data';
import { empresasData } from './empresas.data';

function Campos({ form }: { form: UseFormReturnType<ConviteDeEmpresaForm> }) {
  const cnpj = normalizarCnpj(form.values.cnpj);
  const { data, error, isFetching } = useQuery(consultas.registro(cnpjValido(cnpj) ? cnpj : ''));
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
      {error && (
        <Alert color="yellow" role="status">
          {mensagemDoErro(error)}
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

export function ConvidarEmpresaModal({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const idDoPedido = usePedido();
  const convidar = useMutation(empresasData.convidar(sessao));
  const enviar = async (convite: ConviteDeEmpresaForm) => {
    // What the field already showed; an unknown CNPJ or a silent registry does not stop the invitation.
    const achado = cliente.getQueryData(consultas.registro(convite.cnpj).queryKey);
    const dados = { ...convite, registro: achado?.campos ?? null };
    await convidar.mutateAsync({ dados, requestId: idDoPedido(dados) });
  };
  return (
    <FormModal
      titulo="Enviar convite"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={conviteDeEmpresaForm}
      valoresIniciais={conviteVazio}
      rotuloEnviar="Enviar convite"
      aoEnviar={enviar}
    >
      {(form) => <Campos form={form} />}
    </FormModal>
  );
}
