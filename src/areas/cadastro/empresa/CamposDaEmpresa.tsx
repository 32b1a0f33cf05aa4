/** Fields of 'Cadastro de empresa' (part 1 §5): name, place, and the person who answers for it. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Select, Stack, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { FAIXAS_DE_COLABORADORES, PORTES } from '@/domain/empresas/empresa';
import { ROTULO_DA_FAIXA, ROTULO_DO_PORTE, SETORES } from '@/domain/empresas/empresa-rotulos';
import type { CamposDaEmpresa as Campos } from '@/domain/empresas/empresa-form';
import { mascararTelefone } from '@/domain/pessoas/telefone';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import { type SecaoDoFormulario, SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { CampoDeLogo } from '@/areas/anexos/CampoDeLogo';
import classes from './CamposDaEmpresa.module.css';
import { CampoDoCnpj } from './CampoDoCnpj';
import { CartaoDaEmpresa } from './CartaoDaEmpresa';
import { CamposDoEndereco } from './CamposDoEndereco';
import { ForaDoCartao } from './ForaDoCartao';
import { useConsultaDeCnpj } from './useConsultaDeCnpj';
import { useEncontrados } from './useEncontrados';
import { usePreenchimento } from './usePreenchimento';

interface Props {
  form: UseFormReturnType<Campos>;
  /** Path of the company, where its logo goes; absent while nobody may send files there. */
  caminho?: string;
  podeMudarCnpj: boolean;
  /** A new company's administrator is invited by mail. */
  nova: boolean;
  /** Typed before the form was there: looked up at once. */
  cnpjDigitado?: string;
  /** Whoever registers the company has nothing to say of its sectors. */
  semSetores?: boolean;
  /** Further questions, before the person who answers for it. */
  maisSecoes?: readonly SecaoDoFormulario[];
}

const semCnpj = (valores: Campos) => JSON.stringify({ ...valores, cnpj: '' });

/** Nothing but the CNPJ is there yet: the registry may fill in the rest. */
function soOCnpj(form: Props['form']): boolean {
  return (
    semCnpj(form.values) === semCnpj(form.getInitialValues()) &&
    Object.keys(form.errors).every((campo) => campo === 'cnpj')
  );
}

function CamposDoResponsavel({ form, nova }: Pick<Props, 'form' | 'nova'>) {
  return (
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
  );
}

function CamposDosDados({
  form,
  caminho,
  noCartao,
  semSetores = false,
}: Pick<Props, 'form' | 'caminho' | 'semSetores'> & { noCartao: ReadonlySet<string> }) {
  return (
    <>
      <div className={classes.grade}>
        <ForaDoCartao campo="razaoSocial" noCartao={noCartao}>
          <TextInput label="Razão social" {...form.getInputProps('razaoSocial')} />
        </ForaDoCartao>
        <ForaDoCartao campo="nomeFantasia" noCartao={noCartao}>
          <TextInput label="Nome fantasia" {...form.getInputProps('nomeFantasia')} />
        </ForaDoCartao>
        <ForaDoCartao campo="email" noCartao={noCartao}>
          <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
        </ForaDoCartao>
        <ForaDoCartao campo="telefone" noCartao={noCartao}>
          <CampoMascarado
            label="Telefone"
            type="tel"
            mascara={mascararTelefone}
            {...form.getInputProps('telefone')}
          />
        </ForaDoCartao>
        <ForaDoCartao campo="codigoCNAE" noCartao={noCartao}>
          <TextInput label="Código CNAE" {...form.getInputProps('codigoCNAE')} />
        </ForaDoCartao>
        <ForaDoCartao campo="cnae" noCartao={noCartao}>
          <TextInput label="Atividade principal (CNAE)" {...form.getInputProps('cnae')} />
        </ForaDoCartao>
        <ForaDoCartao campo="porte" noCartao={noCartao}>
          <Select
            label="Porte"
            data={PORTES.map((porte) => ({ value: porte, label: ROTULO_DO_PORTE[porte] }))}
            {...form.getInputProps('porte')}
          />
        </ForaDoCartao>
        <Select
          label="Número de colaboradores"
          data={FAIXAS_DE_COLABORADORES.map((faixa) => ({ value: faixa, label: ROTULO_DA_FAIXA[faixa] }))}
          {...form.getInputProps('numeroColaboradores')}
        />
      </div>
      {semSetores ? null : (
        <TagsInput
          label="Setores"
          description="Escolha da lista ou escreva um nome e tecle Enter."
          data={[...SETORES]}
          acceptValueOnBlur
          {...form.getInputProps('setores')}
        />
      )}
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
    </>
  );
}

export function CamposDaEmpresa({
  form,
  caminho,
  podeMudarCnpj,
  nova,
  cnpjDigitado = '',
  semSetores,
  maisSecoes = [],
}: Props) {
  const escrever = usePreenchimento(form);
  // A company without a CNPJ is being registered: it begins there.
  const nasce = form.getInitialValues().cnpj === '';
  const { noCartao, aoConsultar, corrigir } = useEncontrados(form);
  const consulta = useConsultaDeCnpj(form, escrever, nasce ? aoConsultar : corrigir);
  const digitado = useRef(cnpjDigitado);
  const { aoDigitar } = consulta;
  useEffect(() => {
    if (!digitado.current) return;
    form.setFieldValue('cnpj', digitado.current);
    aoDigitar(digitado.current);
    digitado.current = '';
  }, [form, aoDigitar]);
  return (
    <Stack gap="lg">
      <CampoDoCnpj form={form} consulta={consulta} podeMudar={podeMudarCnpj} nova={nasce} />
      {noCartao.size > 0 && <CartaoDaEmpresa valores={form.values} campos={noCartao} aoCorrigir={corrigir} />}
      {nasce && !consulta.buscou && soOCnpj(form) ? null : (
        <SecoesDoFormulario
          secoes={[
            {
              titulo: 'Dados da empresa',
              conteudo: (
                <CamposDosDados form={form} caminho={caminho} noCartao={noCartao} semSetores={semSetores} />
              ),
            },
            {
              titulo: 'Endereço',
              conteudo: <CamposDoEndereco form={form} escrever={escrever} noCartao={noCartao} />,
            },
            ...maisSecoes,
            { titulo: 'Responsável', conteudo: <CamposDoResponsavel form={form} nova={nova} /> },
          ]}
        />
      )}
    </Stack>
  );
}
