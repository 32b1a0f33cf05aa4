/** Why somebody reports a content: a reason and, where it helps, a line. */
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type Alvo, denunciaForm, type DenunciaForm, ROTULO_DO_ALVO } from '@/domain/moderacao/moderacao';
import { MOTIVOS_DA_MODERACAO, ROTULO_DO_MOTIVO } from '@/domain/moderacao/motivos';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { denunciasData } from './denuncias.data';

const maiuscula = (texto: string) => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);
const MOTIVOS = [{ value: '', label: 'Escolha' }].concat(
  MOTIVOS_DA_MODERACAO.map((motivo) => ({ value: motivo, label: maiuscula(ROTULO_DO_MOTIVO[motivo]) })),
);
const VAZIA = { motivo: '', explicacao: '' } as unknown as DenunciaForm;

export function DenunciarModal({ alvo, aoFechar }: { alvo: Alvo; aoFechar: () => void }) {
  const denunciar = useMutation(denunciasData.denunciar(useSessaoAtiva(), alvo));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo={`Denunciar ${ROTULO_DO_ALVO[alvo.tipo]}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={denunciaForm}
      valoresIniciais={VAZIA}
      rotuloEnviar="Denunciar"
      aoEnviar={async (denuncia) => {
        await denunciar.mutateAsync({ dados: denuncia, requestId: idDoPedido(denuncia) });
      }}
    >
      {(form) => (
        <>
          <Text size="sm">
            Quem cuida da moderação decide. O seu nome não é mostrado a quem escreveu, e o conteúdo continua
            visível até a decisão.
          </Text>
          <NativeSelect label="Por que você denuncia" data={MOTIVOS} {...form.getInputProps('motivo')} />
          <Textarea
            label="O que há de errado"
            description="Pode ficar em branco."
            autosize
            minRows={2}
            {...form.getInputProps('explicacao')}
          />
        </>
      )}
    </FormModal>
  );
}
