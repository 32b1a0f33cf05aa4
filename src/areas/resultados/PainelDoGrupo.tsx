/** One group of a result: its mean, level and analysis, and below them what `children` are. */
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import type { GrupoDoResultado } from '@/domain/diagnostico/resultado';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import classes from './Resultados.module.css';

interface Props extends GrupoDoResultado {
  /** Of one sheet, which counts no answers of others. */
  daFolha?: boolean;
  /** Where somebody scored, and the reader may know it. */
  mediaAvaliador?: number | undefined;
  /** What evaluators wrote, where the organiser published it: no names, in an order that tells none. */
  palavras?: readonly string[] | undefined;
  children?: ReactNode;
}

export const PainelDoGrupo = ({
  nome,
  descricao,
  media,
  nivel,
  analise,
  folhas,
  daFolha = false,
  mediaAvaliador,
  palavras = [],
  children,
}: Props) => (
  <Paper component="li" withBorder p="md" className={classes.painel}>
    <div>
      <Title order={3} size="h4" className={classes.texto}>
        {nome}
      </Title>
      <Text size="sm" c="dimmed" className={classes.texto}>
        {descricao}
      </Text>
    </div>
    <Stack gap="sm">
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
          {daFolha ? null : (
            <Text size="sm" c="dimmed">
              {plural(folhas, 'resposta', 'respostas')}
            </Text>
          )}
        </>
      )}
      {mediaAvaliador === undefined ? null : (
        <Text size="sm">
          Média dos avaliadores: <b>{notaEmPalavras(mediaAvaliador)}</b>
        </Text>
      )}
      {palavras.length > 0 ? (
        <Stack gap="xs">
          <Text size="sm" fw={600}>
            O que os avaliadores escreveram
          </Text>
          <ul className={classes.palavras} aria-label={`O que os avaliadores escreveram de ${nome}`}>
            {palavras.map((texto, i) => (
              // Two may be equal, and none of them moves.
              <li key={`${i} ${texto}`}>{texto}</li>
            ))}
          </ul>
        </Stack>
      ) : null}
      {children}
    </Stack>
  </Paper>
);
