/** A solution proposed in an immersion (part 2 §5). */
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useAtoPorFuncao } from '@/areas/cadastro/useAtoPorFuncao';
import { type SolucaoForm, solucaoForm, solucaoVazia } from '@/domain/imersoes/imersao-form';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { type EnvioDaSolucao, imersoesData } from './imersoes.data';

const jaProposta = ({ form }: EnvioDaSolucao) => ({
  frase: `O primeiro envio já registrou a proposta "${form.titulo}". O que você mudou depois não foi gravado: remova a proposta e envie outra.`,
});

export function ProporSolucaoModal({
  cronogramaId,
  aoFechar,
}: {
  cronogramaId: string;
  aoFechar: () => void;
}) {
  const sessao = useSessaoAtiva();
  const { mutateAsync } = useMutation(imersoesData.propor(sessao, cronogramaId));
  const propor = useAtoPorFuncao<SolucaoForm, EnvioDaSolucao>({
    mandar: mutateAsync,
    jaFeito: jaProposta,
    chave: imersoesData.chave(sessao),
  });
  return (
    <FormModal
      titulo="Propor solução"
      aberto
      aoFechar={aoFechar}
      schema={solucaoForm}
      valoresIniciais={solucaoVazia}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/solucao/${cronogramaId}`}
      rotuloEnviar="Propor solução"
      aoEnviar={propor}
    >
      {(form) => (
        <>
          <TextInput label="Título" {...form.getInputProps('titulo')} />
          <Textarea
            label="Descrição"
            autosize
            minRows={3}
            maxRows={12}
            {...form.getInputProps('descricao')}
          />
        </>
      )}
    </FormModal>
  );
}
