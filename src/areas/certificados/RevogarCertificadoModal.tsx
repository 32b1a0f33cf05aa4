/** Revokes a certificate: the reason stays in the audit trail, and visitors learn only that it is valid no more. */
import { Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type Certificado, revogacaoForm } from '@/domain/certificados/certificado';
import { afirmacao } from '@/domain/certificados/codigo';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { certificadosData } from './certificados.data';

const VAZIO = { motivo: '' };

interface Props {
  certificado: Certificado;
  aoFechar: () => void;
}

export function RevogarCertificadoModal({ certificado, aoFechar }: Props) {
  const revogar = useMutation(certificadosData.revogar(useSessaoAtiva(), certificado));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo="Revogar certificado"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={revogacaoForm}
      valoresIniciais={VAZIO}
      rotuloEnviar="Revogar"
      aoEnviar={async (dados) => {
        await revogar.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          <Text size="sm">{afirmacao(certificado)}</Text>
          <Text size="sm">
            Quem verificar o código passa a ler que este certificado foi revogado. Ele pode ser restabelecido
            depois.
          </Text>
          <Textarea
            label="Motivo"
            description="Fica na auditoria. Quem verifica o código não o lê."
            autosize
            minRows={3}
            {...form.getInputProps('motivo')}
          />
        </>
      )}
    </FormModal>
  );
}
