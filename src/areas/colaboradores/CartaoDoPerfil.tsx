/** Profile card: name, role, e-mail and 'Editar' (part 1 §2). */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { ComId } from '@/domain/comum/campos';
import { AREAS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { data } from '@/ui/texto/formatos';
import { telefone } from '@/ui/texto/formatosRaros';
import classes from './CartaoDoPerfil.module.css';
import { FotoDaPessoa } from './FotoDaPessoa';
import { StatusDoColaborador } from './StatusDoColaborador';
import { UltimoAcesso } from './UltimoAcesso';

interface Props {
  pessoa: ComId<Colaborador>;
  /** Absent where the person may not edit. */
  aoEditar?: (() => void) | undefined;
}

export function CartaoDoPerfil({ pessoa, aoEditar }: Props) {
  const areas = pessoa.role === 'ADMIN' ? AREAS : AREAS.filter((area) => pessoa[area]);
  const fatos: [string, ReactNode][] = [
    ['Telefone', telefone(pessoa.telefone)],
    ['Nascimento', data(pessoa.dataNascimento)],
    ['Setores', pessoa.setores.join(', ')],
    ['Áreas', areas.map((area) => ROTULO_DA_AREA[area]).join(', ')],
    ['Convite enviado', data(pessoa.inviteSentAt)],
    ['Entrou em', data(pessoa.inviteAcceptedAt)],
    ['Último acesso', <UltimoAcesso key="ultimoAcesso" pessoa={pessoa} />],
    ['Desabilitado em', data(pessoa.disabledAt)],
  ];
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
        {fatos
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
