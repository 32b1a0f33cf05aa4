/** The draft as a respondent meets it on a phone: the same wizard, with answers that go nowhere. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AssistenteEmMemoria } from '@/areas/resposta/assistente/AssistenteEmMemoria';
import type { Compilado } from '@/domain/diagnostico/versao';
import { Janela } from '@/ui/moldura/Janela';
import { useCelular } from '@/ui/moldura/useCelular';
import classes from './PreviaModal.module.css';

interface Props {
  compilado: Compilado;
  aoFechar: () => void;
}

export function PreviaModal({ compilado, aoFechar }: Props) {
  const celular = useCelular();
  const [vez, recomecar] = useState(0);
  const [finalizado, finalizar] = useState(false);
  return (
    <Janela opened onClose={aoFechar} title="Como a pessoa responde" size="lg" fullScreen={celular}>
      <Stack>
        <Text size="sm">Responda para experimentar: nada daqui é guardado.</Text>
        <div className={classes.celular}>
          {finalizado ? (
            <Text role="status">Aqui a pessoa finaliza, e as respostas dela são enviadas.</Text>
          ) : (
            <AssistenteEmMemoria key={vez} questionario={compilado} aoFinalizar={() => finalizar(true)} />
          )}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            data-autofocus
            onClick={() => {
              finalizar(false);
              recomecar(vez + 1);
            }}
          >
            Recomeçar
          </Button>
          <Button onClick={aoFechar}>Fechar</Button>
        </Group>
      </Stack>
    </Janela>
  );
}
