/** Committee block: moves the idea to another status with an observation (part 2 §4; roles: §6). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { Paper, Select, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/fields';
import { destinosDoMovimento, proximoStatus, reverteOsPontos } from '@/domain/ideia-movimento';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideia';
import { movimentacaoForm, type MovimentacaoForm } from '@/domain/movimentacao';
import { novoId } from '@/firebase/collection';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { CorpoDoFormulario } from '@/ui/CorpoDoFormulario';
import { useConfirmar } from '@/ui/useConfirmar';
import { useFormulario } from '@/ui/useFormulario';
import { mudancasDaIdeia } from './mudancas.data';
import { podeSobIdeia } from './pessoas';

function Formulario({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const movimentar = useMutation(mudancasDaIdeia.movimentar(sessao, ideia));
  const [id] = useState(novoId);
  const destinos = destinosDoMovimento(ideia.status);

  async function enviar(valores: MovimentacaoForm) {
    if (reverteOsPontos(ideia.status, valores.status)) {
      const sim = await confirmar({
        titulo: 'Tirar a ideia de Implementada?',
        texto: 'Os pontos da implementação e da participação serão devolvidos.',
        rotuloSim: 'Tirar de Implementada',
        rotuloNao: 'Cancelar',
        perigo: true,
      });
      if (!sim) return false;
    }
    return movimentar.mutateAsync({ id, form: valores });
  }

  const formulario = useFormulario<MovimentacaoForm, MovimentacaoForm>({
    schema: movimentacaoForm,
    valoresIniciais: {
      status: (proximoStatus(ideia.status) ?? destinos[0]) as MovimentacaoForm['status'],
      observacoes: '',
      marcos: [],
    },
    aoEnviar: enviar,
    rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/movimentacao/${ideia.id}`,
  });
  return (
    <CorpoDoFormulario formulario={formulario} rotuloEnviar="Finalizar análise" embutido>
      <Select
        label="Novo status"
        allowDeselect={false}
        data={destinos.map((status) => ({ value: status, label: APARENCIA_DO_STATUS[status].rotulo }))}
        {...formulario.form.getInputProps('status')}
      />
      <Textarea
        label="Observação"
        autosize
        minRows={3}
        maxRows={10}
        {...formulario.form.getInputProps('observacoes')}
      />
    </CorpoDoFormulario>
  );
}

export function MovimentacaoBloco({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  if (ideia.publishedAt === null || !podeSobIdeia(sessao, ideia, 'movimentacoes', 'create')) return null;
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="comite">
      <Stack gap="sm">
        <Title order={2} size="h3" id="comite">
          Análise do comitê
        </Title>
        <Text size="sm" c="dimmed">
          Status atual: {APARENCIA_DO_STATUS[ideia.status].rotulo}
        </Text>
        {/* A new form after every movement: other destinations, an empty observation. */}
        <Formulario key={ideia.status} ideia={ideia} />
      </Stack>
    </Paper>
  );
}
