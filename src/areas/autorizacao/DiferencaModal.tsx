/** The difference before it is stored: every flag with what it was and what it becomes. */
import '@mantine/core/styles/Table.css';
import { Button, Group, Table, Text } from '@mantine/core';
import { agrupar } from '@/domain/comum/agrupar';
import type { Mudanca } from '@/domain/acesso/matriz';
import { MODULOS } from '@/domain/acesso/modulos';
import { type Papel, ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { Janela } from '@/ui/moldura/Janela';
import { plural } from '@/ui/texto/formatos';
import { ROTULO_DA_FLAG } from './rotulos';

interface Props {
  papel: Papel;
  mudancas: readonly Mudanca[];
  salvando: boolean;
  aoSalvar: () => void;
  aoFechar: () => void;
}

/** One line per module and direction: 'Ideias · Criar, Remover · Sim → Não'. */
const linhas = (mudancas: readonly Mudanca[]) =>
  [...agrupar(mudancas, ({ codigo, para }) => `${codigo}.${para}`)].flatMap(([chave, iguais]) => {
    const [primeira] = iguais;
    if (!primeira) return [];
    const chaves = iguais.map(({ flag }) => ROTULO_DA_FLAG[flag]).join(', ');
    return [{ chave, rota: MODULOS[primeira.codigo].label, chaves, liga: primeira.para }];
  });

export default function DiferencaModal({ papel, mudancas, salvando, aoSalvar, aoFechar }: Props) {
  return (
    <Janela
      opened
      // Changed behind it while these are saved, the matrix would be taken for saved.
      onClose={() => {
        if (!salvando) aoFechar();
      }}
      title={`O que muda para o perfil ${ROTULO_DO_PAPEL[papel]}`}
      size="lg"
    >
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Módulo</Table.Th>
            <Table.Th scope="col">Chaves</Table.Th>
            <Table.Th scope="col">Mudança</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linhas(mudancas).map(({ chave, rota, chaves, liga }) => (
            <Table.Tr key={chave}>
              <Table.Td>{rota}</Table.Td>
              <Table.Td>{chaves}</Table.Td>
              <Table.Td>{liga ? 'Não → Sim' : 'Sim → Não'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" gap="xs" pt="lg">
        <Text flex={1} c="dimmed" size="xs">
          Ou tudo é salvo, ou nada. Quem tem o perfil vê a mudança em instantes, mesmo na tela já aberta.
        </Text>
        <Button variant="default" onClick={aoFechar} disabled={salvando}>
          Continuar editando
        </Button>
        <Button onClick={aoSalvar} loading={salvando}>
          Salvar {plural(mudancas.length, 'mudança', 'mudanças')}
        </Button>
      </Group>
    </Janela>
  );
}
