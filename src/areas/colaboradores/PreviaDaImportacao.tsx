/** What the rows were read as, the wrong ones first in the eye: nothing is sent before it was seen. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { Table, Text } from '@mantine/core';
import { type LinhaImportada, ROTULO_DA_COLUNA } from '@/domain/importacao-colaboradores';
import { ROTULO_DO_PAPEL } from '@/domain/papeis';
import { StatusBadge } from '@/ui/StatusBadge';

export function PreviaDaImportacao({ linhas }: { linhas: readonly LinhaImportada[] }) {
  return (
    <Table.ScrollContainer
      minWidth={560}
      maxHeight={320}
      scrollAreaProps={{
        viewportProps: { tabIndex: 0, role: 'group', 'aria-label': 'Pessoas que serão importadas' },
      }}
    >
      <Table stickyHeader aria-label="Pessoas que serão importadas">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Linha</Table.Th>
            <Table.Th>{ROTULO_DA_COLUNA.nome}</Table.Th>
            <Table.Th>{ROTULO_DA_COLUNA.email}</Table.Th>
            <Table.Th>{ROTULO_DA_COLUNA.role}</Table.Th>
            <Table.Th>{ROTULO_DA_COLUNA.setores}</Table.Th>
            <Table.Th>Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linhas.map(({ numero, nome, email, dados, problemas }) => (
            <Table.Tr key={numero}>
              <Table.Td>{numero}</Table.Td>
              <Table.Td>{nome}</Table.Td>
              <Table.Td>{email}</Table.Td>
              <Table.Td>{dados ? ROTULO_DO_PAPEL[dados.role] : ''}</Table.Td>
              <Table.Td>{dados?.setores.join(', ')}</Table.Td>
              <Table.Td>
                {dados ? (
                  <StatusBadge cor="green">Pronta</StatusBadge>
                ) : (
                  <Text span inherit c="var(--mantine-color-error)">
                    {problemas.join('. ')}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
