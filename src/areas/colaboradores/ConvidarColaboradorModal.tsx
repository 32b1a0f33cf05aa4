/** 'Convidar': name and address are enough (part 1 §2 and §5). */
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import { type Areas, conviteForm, conviteVazio } from '@/domain/pessoas/colaborador-form';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import { FormModal } from '@/ui/formulario/FormModal';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { agenteDe } from './agente';
import { CamposDasAreas } from './CamposDeAcesso';
import { colaboradoresData } from './colaboradores.data';
import { conviteJaFeito } from './conviteJaFeito';

export function ConvidarColaboradorModal({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const { mutateAsync } = useMutation(colaboradoresData.convidar(sessao));
  const convidar = useAtoPorFuncao({
    mandar: mutateAsync,
    jaFeito: conviteJaFeito,
    chave: colaboradoresData.chave(sessao),
  });
  return (
    <FormModal
      titulo="Convidar colaborador"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={conviteForm}
      valoresIniciais={conviteVazio}
      rotuloEnviar="Enviar convite"
      tituloDoErro="Não foi possível convidar"
      aoEnviar={convidar}
    >
      {(form) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
          {podeMudarAcesso(agenteDe(sessao)) && <CamposDasAreas form={parteDoForm<Areas>(form)} />}
        </>
      )}
    </FormModal>
  );
}
