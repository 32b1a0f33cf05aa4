/** A new evidence: a file, which is sent at once, or a link (part 3 §2 and §5). */
import { Alert, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LIMITE_ATINGIDO, linkForm } from '@/domain/evidencias/evidencia';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { evidenciasData, type QuestionarioDasEvidencias } from './evidencias.data';
import { EnvioDoArquivo } from './EnvioDoArquivo';

const VAZIO = { descricao: '', link: '' };

interface Props {
  questionario: QuestionarioDasEvidencias;
  /** Files that may still be sent. */
  restam: number;
  aoFechar: () => void;
}

export function EvidenciaModal({ questionario, restam, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [como, definirComo] = useState<'arquivo' | 'link'>('arquivo');
  /** Going over to the link would cancel the file on its way. */
  const [enviando, ocupar] = useState(false);
  const incluir = useMutation(evidenciasData.incluirLink(sessao, questionario));
  const idDoPedido = usePedido();
  return (
    <FormModal
      titulo="Adicionar evidência"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={linkForm}
      valoresIniciais={VAZIO}
      rotuloEnviar="Incluir link"
      tituloDoErro="Erro ao enviar o link. Tente novamente."
      somenteLeitura={como === 'arquivo'}
      aoEnviar={(dados) => incluir.mutateAsync({ dados, requestId: idDoPedido(dados) })}
    >
      {(form) => (
        <>
          <SegmentedControl
            aria-label="Tipo de evidência"
            value={como}
            disabled={enviando}
            onChange={(valor) => definirComo(valor === 'link' ? 'link' : 'arquivo')}
            data={[
              { value: 'arquivo', label: 'Arquivo' },
              { value: 'link', label: 'Link externo' },
            ]}
          />
          {como === 'link' ? (
            <>
              <TextInput label="Descrição" {...form.getInputProps('descricao')} />
              <TextInput
                label="Link"
                type="url"
                placeholder="https://"
                description="Um endereço que começa com https://."
                {...form.getInputProps('link')}
              />
            </>
          ) : restam > 0 ? (
            <EnvioDoArquivo questionario={questionario} aoOcupar={ocupar} aoChegar={aoFechar} />
          ) : (
            <Alert color="yellow">{LIMITE_ATINGIDO}</Alert>
          )}
        </>
      )}
    </FormModal>
  );
}
