/** Changes to somebody's record. The e-mail is the account's and stays (decisions P209). */
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import { colaboradorForm, type ColaboradorForm, formDoColaborador } from '@/domain/pessoas/colaborador-form';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { agenteDe } from './agente';
import { colaboradoresData } from './colaboradores.data';
import { SecoesDoColaborador } from './SecoesDoColaborador';
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
        <SecoesDoColaborador
          form={form}
          email={{ description: 'É com ele que a pessoa entra; não muda por aqui.', readOnly: true }}
          dono={colaborador.id}
          papelAtual={colaborador.role}
          noAcesso={
            <Text size="sm">
              Último acesso: <UltimoAcesso pessoa={colaborador} />
            </Text>
          }
        />
      )}
    </FormModal>
  );
}
