/** A new announcement: it goes out at once and stays as it is, so the form says to whom. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  comunicadoForm,
  comunicadoVazio,
  MAXIMO_DE_LETRAS_DO_COMUNICADO,
  MAXIMO_DE_SETORES_DO_COMUNICADO,
} from '@/domain/notificacoes/comunicado';
import { useState } from 'react';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { comunicadosData } from './comunicados.data';

export function ComunicadoFormModal({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const publicar = useMutation(comunicadosData.publicar(sessao));
  const idDoPedido = usePedido();
  const [tentativa] = useState(novoId);
  return (
    <FormModal
      titulo="Novo comunicado"
      aberto
      aoFechar={aoFechar}
      tamanho="lg"
      schema={comunicadoForm}
      valoresIniciais={comunicadoVazio}
      rotuloEnviar="Publicar"
      aoEnviar={async (dados) => {
        const comTentativa = { ...dados, tentativa };
        await publicar.mutateAsync({ dados: comTentativa, requestId: idDoPedido(comTentativa) });
      }}
    >
      {(form) => (
        <>
          <TextInput label="Título" {...form.getInputProps('titulo')} />
          <Textarea
            label="Texto"
            description={`Até ${MAXIMO_DE_LETRAS_DO_COMUNICADO.toLocaleString('pt-BR')} letras.`}
            autosize
            minRows={5}
            maxRows={14}
            {...form.getInputProps('texto')}
          />
          <MultiSelect
            label="Setores (opcional)"
            description="Sem setores, o comunicado avisa toda a empresa."
            searchable
            nothingFoundMessage="Nada encontrado..."
            maxValues={MAXIMO_DE_SETORES_DO_COMUNICADO}
            data={sessao.empresa.setores}
            {...form.getInputProps('setores')}
          />
          <Text size="sm" c="dimmed">
            Sai um comunicado por dia, e ele não se muda depois. Quem é avisado o lê nas notificações e no
            e-mail do dia; quem trabalha na empresa o encontra nesta página.
          </Text>
        </>
      )}
    </FormModal>
  );
}
