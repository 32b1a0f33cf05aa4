/** Enrolment by CNPJ, name, e-mail and category; 'Confirmar' waits for them and for both boxes (part 3 §5). */
import { Alert, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { EMPRESA_JA_CADASTRADA } from '@/domain/empresas/ja-cadastrada';
import {
  type CamposDaInscricao,
  inscricaoForm,
  type InscricaoForm,
  inscricaoVazia,
} from '@/domain/projetos/entrada';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import { useFormulario } from '@/ui/formulario/useFormulario';
import { AreaViva } from '@/ui/moldura/AreaViva';
import { CamposDoAceite } from './CamposDoAceite';
import { inscrever, novaInscricao } from './entrada.data';
import type { PropsDoFormulario } from './ComecoPeloCnpj';
import { Inscrita } from './Inscrita';
import { JaCadastrada } from './JaCadastrada';
import { useRegistroDoCnpj } from './useRegistroDoCnpj';

const completa = ({ cnpj, nome, email, categoria, regulamento, elegibilidade }: CamposDaInscricao) =>
  [cnpj, nome, email, categoria].every((texto) => texto.trim() !== '') && regulamento && elegibilidade;

export function FormularioDaInscricao({
  endereco: { empresaId, projetoId },
  projeto,
  cnpj: digitado,
}: PropsDoFormulario) {
  const { licenciadaId, linkRegulamento, categorias } = projeto;
  const [inscricao] = useState(novaInscricao);
  const [iniciais] = useState(() => ({ ...inscricaoVazia(categorias), cnpj: digitado }));
  const [vez, outraVez] = useState(0);
  const [feita, definirFeita] = useState<{ nome: string; email: string; aviso: string }>();
  const { registro, aviso: doRegistro, aoDigitar } = useRegistroDoCnpj();

  const enviar = async ({ cnpj, nome, email, categoria, captcha }: InscricaoForm) => {
    const envio = {
      cnpj,
      nome,
      email,
      registro,
      cadastro: null,
      categoria,
      embaixador: null,
      autocadastroOrigin: null,
    };
    try {
      const aviso = await inscrever(inscricao, { licenciadaId, empresaId, projetoId }, envio, { captcha });
      definirFeita({ nome, email, aviso });
    } catch (erro) {
      outraVez((antes) => antes + 1);
      throw erro;
    }
  };
  const formulario = useFormulario<CamposDaInscricao, InscricaoForm>({
    schema: inscricaoForm,
    valoresIniciais: iniciais,
    aoEnviar: enviar,
  });
  const { form, ocupado, erroDoServidor, refDoForm } = formulario;
  const procurar = async (texto: string) => {
    const nome = await aoDigitar(texto);
    if (nome && form.getValues().nome.trim() === '') form.setFieldValue('nome', nome);
  };
  const primeiro = useRef(procurar);
  useEffect(() => void primeiro.current(digitado), [digitado]);
  if (feita) return <Inscrita {...feita} />;
  const cnpj = form.getInputProps('cnpj');
  const pronta = completa(form.values);
  return (
    <form ref={refDoForm} onSubmit={formulario.enviar} noValidate aria-label="Inscrição" aria-busy={ocupado}>
      <Stack gap="md">
        <CampoMascarado
          label="CNPJ"
          mascara={mascararCnpj}
          autoComplete="off"
          description={registro?.razaoSocial}
          {...cnpj}
          onChange={(texto) => {
            cnpj.onChange(texto);
            void procurar(texto);
          }}
        />
        {doRegistro ? (
          <Alert color="yellow" role="status">
            {doRegistro}
          </Alert>
        ) : null}
        <TextInput
          label="Nome da empresa"
          description="Nome pelo qual a empresa é conhecida."
          {...form.getInputProps('nome')}
        />
        <TextInput
          label="E-mail do responsável pelo projeto"
          description="Recebe o convite e administra a empresa na plataforma."
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label="Categoria"
          description="Em qual categoria do projeto a empresa participa."
          data={[{ value: '', label: 'Escolha a categoria' }, ...categorias]}
          {...form.getInputProps('categoria')}
        />
        <CamposDoAceite form={form} linkRegulamento={linkRegulamento} vez={vez} comCaptcha={pronta} />
        {erroDoServidor ? (
          <Alert color="red" variant="light" role="alert" title="Não foi possível inscrever">
            {erroDoServidor}
          </Alert>
        ) : null}
        {erroDoServidor === EMPRESA_JA_CADASTRADA ? (
          <JaCadastrada projeto={{ licenciadaId, empresaId, projetoId }} />
        ) : null}
        {pronta ? null : (
          <Text c="dimmed" id="o-que-falta">
            Para confirmar, preencha os campos acima e marque as duas caixas.
          </Text>
        )}
        <Button type="submit" loading={ocupado} disabled={!pronta} style={{ alignSelf: 'start' }}>
          Confirmar inscrição
        </Button>
      </Stack>
      <AreaViva />
    </form>
  );
}
