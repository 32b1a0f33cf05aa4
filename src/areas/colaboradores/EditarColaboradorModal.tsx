/** Changes to somebody's record. The e-mail is the account's and stays (decisions P209). */
import { Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import {
  type Areas,
  colaboradorForm,
  type ColaboradorForm,
  formDoColaborador,
  type PerfilForm,
} from '@/domain/pessoas/colaborador-form';
import type { ComId } from '@/domain/comum/campos';
import type { Papel } from '@/domain/acesso/papeis';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { agenteDe } from './agente';
import { CamposDeAcesso } from './CamposDeAcesso';
import { CamposDoPerfil } from './CamposDoPerfil';
import { colaboradoresData } from './colaboradores.data';
import { UltimoAcesso } from './UltimoAcesso';

interface Props {
  colaborador: ComId<Colaborador>;
  aoFechar: () => void;
}

export function EditarColaboradorModal({ colaborador: atual, aoFechar }: Props) {
  const colaborador = useAberto(atual);
  const sessao = useSessaoAtiva();
  const idDoPedido = useUltimoPedido();
  const editar = useMutation(colaboradoresData.editar(sessao, colaborador));
  const mudaAcesso = podeMudarAcesso(agenteDe(sessao));

  const salvar = (dados: Partial<ColaboradorForm>) =>
    editar.mutateAsync({ dados, requestId: idDoPedido(dados) });
  const enviar = ({ email: _email, role, ...dados }: ColaboradorForm) => {
    if (mudaAcesso) return salvar({ ...dados, role });
    const { gestao: _g, diagnostico: _d, incentivo: _i, configuracoes: _c, ...perfil } = dados;
    return salvar(perfil);
  };

  return (
    <FormModal
      titulo="Editar colaborador"
      aberto
      aoFechar={aoFechar}
      tamanho="secoes"
      schema={colaboradorForm}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/colaborador/${colaborador.id}`}
      valoresIniciais={formDoColaborador(colaborador)}
      aoEnviar={enviar}
    >
      {(form) => (
        <SecoesDoFormulario
          secoes={[
            {
              titulo: 'A pessoa',
              conteudo: (
                <>
                  <TextInput label="Nome" {...form.getInputProps('nome')} />
                  <TextInput
                    label="E-mail"
                    description="É com ele que a pessoa entra; não muda por aqui."
                    readOnly
                    {...form.getInputProps('email')}
                  />
                  <CamposDoPerfil form={parteDoForm<PerfilForm>(form)} dono={colaborador.id} />
                </>
              ),
            },
            ...(mudaAcesso
              ? [
                  {
                    titulo: 'Acesso',
                    conteudo: (
                      <>
                        <CamposDeAcesso
                          form={parteDoForm<Areas & { role: Papel }>(form)}
                          atual={colaborador.role}
                        />
                        <Text size="sm">
                          Último acesso: <UltimoAcesso pessoa={colaborador} />
                        </Text>
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </FormModal>
  );
}
