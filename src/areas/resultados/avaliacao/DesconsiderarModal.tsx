/** A score that must not count is taken out with a reason, which stands beside it (part 3 §2, decisions P385). */
import { Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { motivoDaDesconsideracao } from '@/domain/diagnostico/nota';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { type AlvoDaAvaliacao, avaliacoesData } from './avaliacoes.data';

const desconsiderarForm = z.object({ motivo: motivoDaDesconsideracao });

interface Props {
  alvo: AlvoDaAvaliacao;
  nota: string;
  aoFechar: () => void;
}

export function DesconsiderarModal({ alvo, nota, aoFechar }: Props) {
  const { mutateAsync } = useMutation(avaliacoesData.desconsiderar(useSessaoAtiva(), alvo));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo="Desconsiderar avaliação"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={desconsiderarForm}
      valoresIniciais={{ motivo: '' }}
      rotuloEnviar="Desconsiderar avaliação"
      aoEnviar={({ motivo }) => {
        const dados = { nota, desconsiderado: true as const, motivo };
        return mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          <Text size="sm">
            A nota deixa de contar nas médias e na classificação, e continua à vista com o motivo. Você pode
            reconsiderá-la depois.
          </Text>
          <Textarea
            label="Motivo"
            description="Quem lê as avaliações lê este motivo."
            autosize
            minRows={2}
            {...form.getInputProps('motivo')}
          />
        </>
      )}
    </FormModal>
  );
}
