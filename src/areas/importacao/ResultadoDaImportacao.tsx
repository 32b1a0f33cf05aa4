import '@mantine/core/styles/List.css';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AndamentoDoEnvio } from '@/ui/formulario/AndamentoDoEnvio';
import { plural } from '@/ui/texto/formatos';
import type { Andamento } from './useImportacao';

interface Props {
  andamento: Andamento<unknown, unknown>;
  /** What goes on while rows are sent: 'Enviando convites'. */
  enviando: string;
  /** How it ended. */
  titulo: string;
  texto: string;
  /** What sending again does not do twice. */
  semResposta: string;
  /** What else became of the rows. */
  children?: ReactNode;
  aoCancelar: () => void;
  aoContinuar: () => void;
  /** Absent where there is nothing to take back, or the person may not. */
  aoDesfazer?: (() => void) | undefined;
  aoFechar: () => void;
}

/** Progress while it runs; then what was done, what was refused, and the ways on and back. */
export function ResultadoDaImportacao({
  andamento: { fase, feitas, total, recusadas, incertas, restantes },
  enviando,
  titulo,
  texto,
  semResposta,
  children,
  aoCancelar,
  aoContinuar,
  aoDesfazer,
  aoFechar,
}: Props) {
  if (fase === 'enviando' || fase === 'desfazendo') {
    return (
      <AndamentoDoEnvio
        oQue={fase === 'enviando' ? enviando : 'Desfazendo'}
        rotulo="Andamento da importação"
        feitas={feitas}
        total={total}
        aoParar={fase === 'enviando' ? aoCancelar : undefined}
      />
    );
  }
  const inteira = recusadas.length === 0 && restantes.length === 0;
  return (
    <Stack>
      <Alert color={inteira ? 'green' : 'yellow'} role="status" title={titulo}>
        {texto}
      </Alert>
      {restantes.length > 0 && (
        <Text size="sm">
          A importação foi parada antes de{' '}
          {plural(restantes.length, 'linha, que não foi enviada', 'linhas, que não foram enviadas')}.
        </Text>
      )}
      {recusadas.length > 0 && (
        <List>
          {recusadas.map(({ numero, quem, motivo }) => (
            <List.Item key={`${numero} ${quem}`}>
              Linha {numero}, {quem}: {motivo}
            </List.Item>
          ))}
        </List>
      )}
      {children}
      {incertas.length > 0 && <Text size="sm">{semResposta}</Text>}
      <Group justify="flex-end">
        {aoDesfazer && (
          <Button variant="default" onClick={aoDesfazer}>
            Desfazer importação
          </Button>
        )}
        {incertas.length + restantes.length > 0 && (
          <Button variant="default" onClick={aoContinuar}>
            {restantes.length > 0 ? 'Enviar o que falta' : 'Enviar de novo'}
          </Button>
        )}
        <Button onClick={aoFechar}>Fechar</Button>
      </Group>
    </Stack>
  );
}
