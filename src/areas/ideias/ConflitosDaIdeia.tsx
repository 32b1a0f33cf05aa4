/** Conflicts of interest in an idea: who declared one, and the person's own declaration, which bars them from moving it. */
import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mudancasDoComite } from '@/areas/comites/mudancas.data';
import { type Conflito, conflitoForm } from '@/domain/conflito';
import type { ComId } from '@/domain/fields';
import type { Ideia } from '@/domain/ideia';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { data } from '@/ui/formatos';
import { FormModal } from '@/ui/FormModal';

function DeclararModal({ ideia, aoFechar }: { ideia: ComId<Ideia>; aoFechar: () => void }) {
  const declarar = useMutation(mudancasDoComite.declararConflito(useSessaoAtiva(), ideia.id));
  return (
    <FormModal
      titulo="Declarar conflito de interesse"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={conflitoForm}
      valoresIniciais={{ motivo: '' }}
      rotuloEnviar="Declarar conflito"
      aoEnviar={(valores) => declarar.mutateAsync(valores)}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            Depois de declarar, você não movimenta mais esta ideia: outra pessoa do comitê decide. A
            declaração consta na ata e não pode ser desfeita.
          </Text>
          <Textarea
            label="Motivo"
            description="Por exemplo: a ideia é da minha equipe, ou de alguém da minha família."
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('motivo')}
          />
        </Stack>
      )}
    </FormModal>
  );
}

interface Props {
  ideia: ComId<Ideia>;
  conflitos: readonly ComId<Conflito>[];
  podeDeclarar: boolean;
}

export function ConflitosDaIdeia({ ideia, conflitos, podeDeclarar }: Props) {
  const { uid, referencia } = useSessaoAtiva();
  const [declarando, definirDeclarando] = useState(false);
  const seu = conflitos.find(({ createdBy }) => createdBy === uid);
  const outros = conflitos.filter(({ createdBy }) => createdBy !== uid);
  const envolvida = [ideia.autorReference, ...ideia.participantesReferences].includes(referencia);
  return (
    <Stack gap="xs" align="flex-start">
      {seu && (
        <Alert color="yellow" title="Você declarou conflito de interesse" icon={<IconScale aria-hidden />}>
          <Text size="sm">
            {data(seu.createdAt)}: {seu.motivo}
          </Text>
          <Text size="sm">Outra pessoa do comitê movimenta esta ideia.</Text>
        </Alert>
      )}
      {outros.length > 0 && (
        <Text size="sm" c="dimmed">
          Impedidos por conflito de interesse: {outros.map((c) => c.colaboradorNome).join(', ')}.
        </Text>
      )}
      {!seu && podeDeclarar && envolvida && (
        <Text size="sm">
          Você propôs esta ideia ou participa dela. Se isso puder pesar na decisão, declare o conflito de
          interesse.
        </Text>
      )}
      {!seu && podeDeclarar && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconScale size={16} aria-hidden />}
          onClick={() => definirDeclarando(true)}
        >
          Declarar conflito
        </Button>
      )}
      {declarando && <DeclararModal ideia={ideia} aoFechar={() => definirDeclarando(false)} />}
    </Stack>
  );
}
