/** The difference before it is stored: every flag with what it was and what it becomes. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Table.css';
import { Button, Group, Modal, Table, Text } from '@mantine/core';
import type { Mudanca } from '@/domain/matriz';
import { MODULOS } from '@/domain/modules';
import { type Papel, ROTULO_DO_PAPEL } from '@/domain/papeis';
import { plural } from '@/ui/formatos';
import { ROTULO_DA_FLAG } from './rotulos';

interface Props {
  papel: Papel;
  mudancas: readonly Mudanca[];
  salvando: boolean;
  aoSalvar: () => void;
  aoFechar: () => void;
}

const palavra = (valor: boolean) => (valor ? 'Sim' : 'Não');

export default function DiferencaModal({ papel, mudancas, salvando, aoSalvar, aoFechar }: Props) {
  return (
    <Modal opened onClose={aoFechar} title={`O que muda para o perfil ${ROTULO_DO_PAPEL[papel]}`} size="lg">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Rota</Table.Th>
            <Table.Th scope="col">Chave</Table.Th>
            <Table.Th scope="col">Antes</Table.Th>
            <Table.Th scope="col">Depois</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mudancas.map(({ codigo, flag, de, para }) => (
            <Table.Tr key={`${codigo}.${flag}`}>
              <Table.Td>{MODULOS[codigo].label}</Table.Td>
              <Table.Td>{ROTULO_DA_FLAG[flag]}</Table.Td>
              <Table.Td c="dimmed">{palavra(de)}</Table.Td>
              <Table.Td fw={600}>{palavra(para)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" gap="xs" pt="lg">
        <Text flex={1} c="dimmed" size="xs">
          Ou tudo é salvo, ou nada. Quem tem o perfil vê a mudança ao abrir o produto de novo.
        </Text>
        <Button variant="default" onClick={aoFechar} disabled={salvando}>
          Continuar editando
        </Button>
        <Button onClick={aoSalvar} loading={salvando}>
          Salvar {plural(mudancas.length, 'mudança', 'mudanças')}
        </Button>
      </Group>
    </Modal>
  );
}
