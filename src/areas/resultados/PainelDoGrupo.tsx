/** One group of a result: its mean, level and analysis. */
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import type { GrupoDoResultado } from '@/domain/diagnostico/resultado';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import classes from './Resultados.module.css';

export const PainelDoGrupo = ({ nome, descricao, media, nivel, analise, folhas }: GrupoDoResultado) => (
  <Paper component="li" withBorder p="md">
    <Stack gap="sm">
      <div>
        <Title order={3} size="h4" className={classes.texto}>
          {nome}
        </Title>
        <Text size="sm" c="dimmed" className={classes.texto}>
          {descricao}
        </Text>
      </div>
      {media === null ? (
        <Text>Nenhuma resposta conta neste grupo.</Text>
      ) : (
        <>
          <Group gap="sm">
            <span className={classes.media}>{notaEmPalavras(media)}</span>
            <StatusBadge cor="teal">{nivel}</StatusBadge>
          </Group>
          <div className={classes.regua} aria-hidden>
            <div className={classes.ate} style={{ width: `${media / 100}%` }} />
          </div>
          <Text className={classes.texto}>{analise}</Text>
          <Text size="sm" c="dimmed">
            {plural(folhas, 'resposta', 'respostas')}
          </Text>
        </>
      )}
    </Stack>
  </Paper>
);
