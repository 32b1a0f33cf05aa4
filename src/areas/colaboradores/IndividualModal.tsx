import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import {
  type Areas,
  colaboradorForm,
  colaboradorVazio,
  type PerfilForm,
} from '@/domain/pessoas/colaborador-form';
import type { Papel } from '@/domain/acesso/papeis';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import { FormModal } from '@/ui/formulario/FormModal';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { agenteDe } from './agente';
import { CamposDeAcesso } from './CamposDeAcesso';
import { CamposDoPerfil } from './CamposDoPerfil';
import { colaboradoresData } from './colaboradores.data';
import { conviteJaFeito } from './conviteJaFeito';

interface Props {
  escolha: ReactNode;
  aoFechar: () => void;
}

/** A new collaborator; the invitation leaves when it is saved. */
export function IndividualModal({ escolha, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [pastaDaFoto] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useMutation(colaboradoresData.adicionar(sessao));
  const adicionar = useAtoPorFuncao({
    mandar: mutateAsync,
    jaFeito: conviteJaFeito,
    chave: colaboradoresData.chave(sessao),
  });
  const mudaAcesso = podeMudarAcesso(agenteDe(sessao));
  return (
    <FormModal
      titulo="Adicionar Colaborador"
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={colaboradorForm}
      valoresIniciais={colaboradorVazio}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/colaborador/novo`}
      rotuloEnviar="Adicionar e convidar"
      aoEnviar={adicionar}
    >
      {(form) => (
        <>
          {escolha}
          <SecoesDoFormulario
            secoes={[
              {
                titulo: 'A pessoa',
                conteudo: (
                  <>
                    <TextInput label="Nome" {...form.getInputProps('nome')} />
                    <TextInput
                      label="E-mail"
                      type="email"
                      description="Enviaremos um convite para este endereço."
                      {...form.getInputProps('email')}
                    />
                    <CamposDoPerfil form={parteDoForm<PerfilForm>(form)} dono={pastaDaFoto} />
                  </>
                ),
              },
              ...(mudaAcesso
                ? [
                    {
                      titulo: 'Acesso',
                      conteudo: <CamposDeAcesso form={parteDoForm<Areas & { role: Papel }>(form)} />,
                    },
                  ]
                : []),
            ]}
          />
        </>
      )}
    </FormModal>
  );
}
