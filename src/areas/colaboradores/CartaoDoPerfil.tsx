/** Profile card: name, role, e-mail and 'Editar' (part 1 §2). */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { ComId } from '@/domain/comum/campos';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import classes from './CartaoDoPerfil.module.css';
import { fatosDaPessoa } from './fatosDaPessoa';
import { FotoDaPessoa } from './FotoDaPessoa';
import { StatusDoColaborador } from './StatusDoColaborador';

interface Props {
  pessoa: ComId<Colaborador>;
  /** Absent where the person may not edit. */
  aoEditar?: (() => void) | undefined;
}

export function CartaoDoPerfil({ pessoa, aoEditar }: Props) {
  return (
    <Stack gap="md">
      <Group gap="md" wrap="nowrap" align="flex-start">
        <FotoDaPessoa pessoa={pessoa} tamanho={64} />
        <Stack gap={4} miw={0}>
          <Title order={2} size="h3" className={classes.quebra}>
            {pessoa.nome}
          </Title>
          <Text>{ROTULO_DO_PAPEL[pessoa.role]}</Text>
          <Text c="dimmed" className={classes.quebra}>
            {pessoa.email}
          </Text>
          <div>
            <StatusDoColaborador pessoa={pessoa} />
          </div>
        </Stack>
      </Group>
      <dl className={classes.fatos}>
        {fatosDaPessoa(pessoa)
          .filter(([, valor]) => valor !== '')
          .map(([rotulo, valor]) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
      </dl>
      {aoEditar && (
        <Group justify="flex-end">
          <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={aoEditar}>
            Editar
          </Button>
        </Group>
      )}
    </Stack>
  );
}
