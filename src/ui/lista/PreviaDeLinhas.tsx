/** What the rows of a file were read as, the wrong ones first in the eye. Nothing is sent before it was seen. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { ScrollArea, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { numero as comMilhar } from '@/ui/texto/formatos';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

export interface LinhaDaPrevia {
  /** Number of the row in the file, from 1. */
  numero: number;
  celulas: readonly ReactNode[];
  /** Empty: it is ready. */
  problemas: readonly string[];
}

interface Props {
  rotulo: string;
  colunas: readonly string[];
  linhas: readonly LinhaDaPrevia[];
}

/** More rows than this are not drawn: nobody reads them, and the page would stop. */
const DESENHADAS = 200;

export function PreviaDeLinhas({ rotulo, colunas, linhas }: Props) {
  const erradas = linhas.filter(({ problemas }) => problemas.length > 0);
  const mostradas = [...erradas, ...linhas.filter(({ problemas }) => problemas.length === 0)].slice(
    0,
    DESENHADAS,
  );
  return (
    <Stack gap="xs">
      {/* Scrolled with the keyboard too: it has no field or link of its own. */}
      <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': rotulo }}>
        <Table stickyHeader miw={560} aria-label={rotulo}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Linha</Table.Th>
              {/* Before the rest: on a phone it is what one must see. */}
              <Table.Th>Situação</Table.Th>
              {colunas.map((coluna) => (
                <Table.Th key={coluna}>{coluna}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {mostradas.map(({ numero, celulas, problemas }) => (
              <Table.Tr key={numero}>
                <Table.Td>{numero}</Table.Td>
                <Table.Td>
                  {problemas.length === 0 ? (
                    <StatusBadge cor="green">Pronta</StatusBadge>
                  ) : (
                    <Text span inherit c="var(--mantine-color-error)">
                      {problemas.join('. ')}
                    </Text>
                  )}
                </Table.Td>
                {colunas.map((coluna, i) => (
                  <Table.Td key={coluna}>{celulas[i]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {linhas.length > mostradas.length && (
        <Text size="sm" c="dimmed">
          Mostrando {comMilhar(mostradas.length)} de {comMilhar(linhas.length)} linhas
          {erradas.length > 0 ? ', as que têm problema primeiro' : ''}.
        </Text>
      )}
    </Stack>
  );
}
