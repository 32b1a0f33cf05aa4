/** The fields of a collaborator's record in two sections; role and areas only for somebody who may give them. */
import { TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import type { Areas, ColaboradorForm, PerfilForm } from '@/domain/pessoas/colaborador-form';
import type { Papel } from '@/domain/acesso/papeis';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { agenteDe } from './agente';
import { CamposDeAcesso } from './CamposDeAcesso';
import { CamposDoPerfil } from './CamposDoPerfil';

interface Props {
  form: UseFormReturnType<ColaboradorForm>;
  /** What is said of the e-mail, and whether it may be typed. */
  email: Pick<TextInputProps, 'description' | 'readOnly' | 'type'>;
  /** Whose folder keeps the photo. */
  dono: string;
  /** The role the record has; a new one has none. */
  papelAtual?: Papel;
  /** What the section about access says besides. */
  noAcesso?: ReactNode;
}

export function SecoesDoColaborador({ form, email, dono, papelAtual, noAcesso }: Props) {
  const mudaAcesso = podeMudarAcesso(agenteDe(useSessaoAtiva()));
  const pessoa = (
    <>
      <TextInput label="Nome" {...form.getInputProps('nome')} />
      <TextInput label="E-mail" {...email} {...form.getInputProps('email')} />
      <CamposDoPerfil form={parteDoForm<PerfilForm>(form)} dono={dono} />
    </>
  );
  const acesso = (
    <>
      <CamposDeAcesso
        form={parteDoForm<Areas & { role: Papel }>(form)}
        {...(papelAtual ? { atual: papelAtual } : {})}
      />
      {noAcesso}
    </>
  );
  return (
    <SecoesDoFormulario
      secoes={[
        { titulo: 'A pessoa', conteudo: pessoa },
        ...(mudaAcesso ? [{ titulo: 'Acesso', conteudo: acesso }] : []),
      ]}
    />
  );
}
