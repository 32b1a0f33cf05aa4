/** Fields of 'Cadastro de empresa' (part 1 §5): name, place, and the person who answers for it. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Alert, Loader, Select, Stack, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { FAIXAS_DE_COLABORADORES, PORTES } from '@/domain/empresas/empresa';
import { ROTULO_DA_FAIXA, ROTULO_DO_PORTE, SETORES } from '@/domain/empresas/empresa-rotulos';
import type { CamposDaEmpresa as Campos } from '@/domain/empresas/empresa-form';
import { mascararTelefone } from '@/domain/pessoas/telefone';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import { CampoDeLogo } from './CampoDeLogo';
import classes from './CamposDaEmpresa.module.css';
import { CamposDoEndereco } from './CamposDoEndereco';
import { useConsultaDeCnpj } from './useConsultaDeCnpj';
import { type Escrever, usePreenchimento } from './usePreenchimento';

interface Props {
  form: UseFormReturnType<Campos>;
  /** Path of the company, where its logo goes; absent while nobody may send files there. */
  caminho?: string;
  podeMudarCnpj: boolean;
  /** A new company's administrator is invited by mail. */
  nova: boolean;
}

function CampoDoCnpj({
  form,
  podeMudarCnpj,
  escrever,
}: Pick<Props, 'form' | 'podeMudarCnpj'> & { escrever: Escrever }) {
  const { buscando, aviso, aoDigitar } = useConsultaDeCnpj(form, escrever);
  const campo = form.getInputProps('cnpj');
  return (
    <>
      <CampoMascarado
        label="CNPJ"
        description="Com os 14 caracteres, os dados são buscados na base nacional."
        mascara={mascararCnpj}
        autoComplete="off"
        disabled={!podeMudarCnpj}
        {...campo}
        onChange={(texto) => {
          campo.onChange(texto);
          aoDigitar(texto);
        }}
        rightSection={buscando ? <Loader size="xs" aria-label="Buscando na base nacional" /> : null}
      />
      {aviso && (
        <Alert color="yellow" role="status">
          {aviso}
        </Alert>
      )}
    </>
  );
}

function CamposDoResponsavel({ form, nova }: Pick<Props, 'form' | 'nova'>) {
  return (
    <fieldset className={classes.secao}>
      <legend>Responsável</legend>
      <div className={classes.grade}>
        <TextInput label="Nome do responsável" {...form.getInputProps('responsavel.nome')} />
        <TextInput
          label="E-mail do responsável"
          type="email"
          description={nova ? 'Recebe o convite para administrar a empresa.' : undefined}
          {...form.getInputProps('responsavel.email')}
        />
        <CampoMascarado
          label="Telefone do responsável"
          type="tel"
          mascara={mascararTelefone}
          {...form.getInputProps('responsavel.telefone')}
        />
      </div>
    </fieldset>
  );
}

export function CamposDaEmpresa({ form, caminho, podeMudarCnpj, nova }: Props) {
  const escrever = usePreenchimento(form);
  return (
    <Stack gap="lg">
      <fieldset className={classes.secao}>
        <legend>Dados da empresa</legend>
        <Stack gap="sm">
          <CampoDoCnpj form={form} podeMudarCnpj={podeMudarCnpj} escrever={escrever} />
          <div className={classes.grade}>
            <TextInput label="Razão social" {...form.getInputProps('razaoSocial')} />
            <TextInput label="Nome fantasia" {...form.getInputProps('nomeFantasia')} />
            <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
            <CampoMascarado
              label="Telefone"
              type="tel"
              mascara={mascararTelefone}
              {...form.getInputProps('telefone')}
            />
            <TextInput label="Código CNAE" {...form.getInputProps('codigoCNAE')} />
            <TextInput label="Atividade principal (CNAE)" {...form.getInputProps('cnae')} />
            <Select
              label="Porte"
              data={PORTES.map((porte) => ({ value: porte, label: ROTULO_DO_PORTE[porte] }))}
              {...form.getInputProps('porte')}
            />
            <Select
              label="Número de colaboradores"
              data={FAIXAS_DE_COLABORADORES.map((faixa) => ({ value: faixa, label: ROTULO_DA_FAIXA[faixa] }))}
              {...form.getInputProps('numeroColaboradores')}
            />
          </div>
          <TagsInput
            label="Setores"
            description="Escolha da lista ou escreva um nome e tecle Enter."
            data={[...SETORES]}
            acceptValueOnBlur
            {...form.getInputProps('setores')}
          />
          {caminho !== undefined && (
            <CampoDeLogo
              rotulo="Logomarca (opcional)"
              ajuda="Uma imagem; ela é reduzida aqui mesmo, antes de ser enviada."
              dono={caminho}
              maximo={1}
              valor={form.values.image}
              aoMudar={(mudar) => form.setFieldValue('image', mudar)}
              erro={form.errors['image']}
            />
          )}
        </Stack>
      </fieldset>
      <CamposDoEndereco form={form} escrever={escrever} />
      <CamposDoResponsavel form={form} nova={nova} />
    </Stack>
  );
}
