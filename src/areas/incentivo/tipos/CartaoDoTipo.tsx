/** One innovation type: folded it says what it is, unfolded what its tactics are (part 2 §2). */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Tatica } from '@/domain/incentivo/tatica';
import type { TipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import classes from '../Incentivo.module.css';

interface Props {
  tipo: ComId<TipoDeInovacao>;
  /** undefined while they come, or where they could not be read. */
  taticas: readonly ComId<Tatica>[] | undefined;
  podeEditar: boolean;
  /** Absent for people who may not. */
  aoExcluir: (() => void) | undefined;
}

export function CartaoDoTipo({ tipo, taticas, podeEditar, aoExcluir }: Props) {
  const [aberto, abrir] = useState(false);
  const [todas, mostrarTodas] = useState(false);
  const id = useId();
  const quantas = taticas && plural(taticas.length, 'tática', 'táticas');
  return (
    <Paper withBorder p="md" component="article" aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Stack gap={4} flex="1 1 220px" className={classes.texto}>
            <Title order={2} size="h4" id={id}>
              {tipo.nome}
            </Title>
            <Group gap="xs">
              <StatusBadge cor="teal">{tipo.nomeCategoria}</StatusBadge>
              <Text size="sm" c="dimmed">
                {quantas}
              </Text>
            </Group>
          </Stack>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={aberto}
            aria-label={`${aberto ? 'Recolher' : 'Expandir'} ${tipo.nome}`}
            rightSection={
              aberto ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />
            }
            onClick={() => abrir(!aberto)}
          >
            {aberto ? 'Recolher' : 'Expandir'}
          </Button>
        </Group>
        {aberto && (
          <Stack gap="sm">
            <Text className={classes.texto}>{tipo.descricao}</Text>
            {taticas?.length === 0 && (
              <Text c="dimmed">Nenhuma tática cadastrada nesse tipo de inovação</Text>
            )}
            {todas && taticas && (
              <ul className={classes.lista}>
                {taticas.map(({ id: tatica, nome, descricao }) => (
                  <li key={tatica}>
                    <Text fw={600}>{nome}</Text>
                    <Text size="sm" className={classes.texto}>
                      {descricao}
                    </Text>
                  </li>
                ))}
              </ul>
            )}
            <Group gap="xs">
              {taticas && taticas.length > 0 && (
                <Button
                  variant="default"
                  size="xs"
                  aria-expanded={todas}
                  onClick={() => mostrarTodas(!todas)}
                >
                  {todas ? 'Recolher todas as táticas' : 'Ver todas as táticas'}
                </Button>
              )}
              {podeEditar && (
                <Link
                  className={classes.acao}
                  aria-label={`Editar ${tipo.nome}`}
                  to={para('/tipos-de-inovacao/:tipoDeInovacaoId', { tipoDeInovacaoId: tipo.id })}
                >
                  Editar
                </Link>
              )}
              {aoExcluir && (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  aria-label={`Excluir ${tipo.nome}`}
                  onClick={aoExcluir}
                >
                  Excluir
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}
