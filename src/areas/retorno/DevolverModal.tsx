/** Sends a line back: the reason stands on the line, for who registered it. */
import { Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { LinhaDoRetorno } from '@/domain/retorno/retorno';
import { motivoDaDevolucao } from '@/domain/retorno/retorno-form';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { linhaEmPalavras } from './palavras';
import { retornosData } from './retorno.data';

const VAZIO = { motivo: '' };

interface Props {
  ideiaId: string;
  linha: LinhaDoRetorno;
  aoFechar: () => void;
}

export function DevolverModal({ ideiaId, linha, aoFechar }: Props) {
  const devolver = useMutation(retornosData.devolver(useSessaoAtiva(), ideiaId));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo="Devolver a linha"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={motivoDaDevolucao}
      valoresIniciais={VAZIO}
      rotuloEnviar="Devolver"
      aoEnviar={async ({ motivo }) => {
        const dados = { linhaId: linha.id, versao: linha.versao, motivo };
        await devolver.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          <Text size="sm">{linhaEmPalavras(linha)}</Text>
          <Textarea
            label="Motivo"
            description="Quem registrou lê este motivo na linha."
            autosize
            minRows={3}
            {...form.getInputProps('motivo')}
          />
        </>
      )}
    </FormModal>
  );
}
