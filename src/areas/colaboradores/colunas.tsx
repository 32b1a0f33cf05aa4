/** Columns of the collaborators list (part 1 §2). */
import { Group, Stack, Text } from '@mantine/core';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { ComId } from '@/domain/comum/fields';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { telefone } from '@/ui/texto/formatosRaros';
import type { Coluna } from '@/ui/lista/lista';
import { FotoDaPessoa } from './FotoDaPessoa';
import { StatusDoColaborador } from './StatusDoColaborador';

export const COLUNAS: readonly Coluna<ComId<Colaborador>>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    ordenavel: 'texto',
    celula: (pessoa) => (
      <Group gap="sm" wrap="nowrap" miw={0}>
        <FotoDaPessoa pessoa={pessoa} />
        <Stack gap={0} miw={0}>
          <Text span inherit lineClamp={2} title={pessoa.nome}>
            {pessoa.nome}
          </Text>
          <Text span size="xs" c="dimmed" truncate title={pessoa.email}>
            {pessoa.email}
          </Text>
        </Stack>
      </Group>
    ),
  },
  {
    id: 'role',
    titulo: 'Perfil',
    celula: ({ role }) => ROTULO_DO_PAPEL[role],
    largura: '7.5rem',
  },
  {
    id: 'setores',
    titulo: 'Setores',
    somenteDesktop: true,
    celula: ({ setores }) => (
      <Text span inherit lineClamp={2} title={setores.join(', ')}>
        {setores.join(', ') || '—'}
      </Text>
    ),
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: (pessoa) => <span style={{ whiteSpace: 'nowrap' }}>{telefone(pessoa.telefone) || '—'}</span>,
    largura: '11rem',
  },
  {
    id: 'status',
    titulo: 'Status',
    celula: (pessoa) => <StatusDoColaborador pessoa={pessoa} />,
    largura: '7.5rem',
  },
];
