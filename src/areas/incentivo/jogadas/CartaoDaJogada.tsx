/** One play: what it is at a glance, and the rest behind 'Ver mais' (part 2 §2). */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { type Jogada, SITUACOES_DA_JOGADA, situacaoDaJogada } from '@/domain/incentivo/jogada';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { Andamento } from '../Andamento';
import classes from '../Incentivo.module.css';
import { jogadasData } from './jogadas.data';

function Taticas({ jogada }: { jogada: string }) {
  const { data, error, refetch } = useQuery(jogadasData.taticas(useSessaoAtiva(), jogada));
  if (error)
    return <ErrorState titulo="Erro ao buscar táticas" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto altura={60} />;
  if (data.length === 0) return null;
  return (
    <ul className={classes.lista}>
      {data.map(({ id, nome, tipo }) => (
        <li key={id}>
          {nome}
          {tipo ? ` (${tipo})` : ''}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  jogada: ComId<Jogada>;
  /** The heading above it says already that it is suggested and nobody has begun. */
  semSelos?: boolean;
  /** The next step with it, before 'Ver mais'. */
  children?: ReactNode;
  /** What is done less often, at the end of the line. */
  menu?: ReactNode;
}

export function CartaoDaJogada({ jogada, semSelos = false, children, menu }: Props) {
  const [aberta, abrir] = useState(false);
  const id = useId();
  const { rotulo, cor } = SITUACOES_DA_JOGADA[situacaoDaJogada(jogada)];
  return (
    <Paper withBorder p="md" component="article" aria-labelledby={id}>
      <Stack gap="sm" h="100%">
        {!semSelos && (
          <Group gap="xs">
            <StatusBadge cor={cor}>{rotulo}</StatusBadge>
            {jogada.sugerida && <StatusBadge cor="gray">Sugerida</StatusBadge>}
          </Group>
        )}
        <Title order={2} size="h4" id={id} className={classes.texto}>
          {jogada.nome}
        </Title>
        <Text size="sm" c="dimmed">
          {[jogada.nomeTipoDeJogada, jogada.ambicao, jogada.segmento].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" className={classes.texto} lineClamp={aberta ? undefined : 3}>
          {jogada.descricao}
        </Text>
        <Andamento jogada={jogada} />
        {aberta && <Taticas jogada={jogada.id} />}
        <Group gap="xs" mt="auto" className={classes.acoes}>
          {children}
          <Button
            variant="subtle"
            size="xs"
            aria-expanded={aberta}
            aria-label={`${aberta ? 'Ver menos' : 'Ver mais'} de ${jogada.nome}`}
            onClick={() => abrir(!aberta)}
          >
            {aberta ? 'Ver menos' : 'Ver mais'}
          </Button>
          {menu}
        </Group>
      </Stack>
    </Paper>
  );
}
