/** Opens finished answers again: the reason, which the respondent reads in an e-mail (decisions Q163). */
import { Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { motivoDaReabertura } from '@/domain/contratos/respostas';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { respostasData } from './respostas.data';

const reaberturaForm = z.object({ motivo: motivoDaReabertura });
const vazio = { motivo: '' };

export function ReabrirModal({ folha, aoFechar }: { folha: string; aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const reabrir = useMutation(respostasData.reabrir(sessao, folha));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo="Reabrir respostas"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={reaberturaForm}
      valoresIniciais={vazio}
      rotuloEnviar="Reabrir"
      aoEnviar={async (dados) => {
        await reabrir.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          <Text size="sm">
            Quem respondeu pode mudar as respostas e finalizar de novo. As notas saem dos resultados até lá.
          </Text>
          <Textarea
            label="Motivo"
            description="Quem respondeu recebe este motivo por e-mail."
            autosize
            minRows={3}
            {...form.getInputProps('motivo')}
          />
        </>
      )}
    </FormModal>
  );
}
