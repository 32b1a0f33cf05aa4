/** What one's own sheet says, however many others still have to answer (decisions P198). */
import { Paper, Stack, Text, Title } from '@mantine/core';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';

interface Props {
  media: number | null;
  grupos: readonly { nome: string; media: number | null }[];
}

export const MeuResultado = ({ media, grupos }: Props) => (
  <Paper withBorder p="md" component="section" aria-labelledby="meu-resultado">
    <Stack gap="xs">
      <Title order={2} size="h4" id="meu-resultado">
        O seu resultado
      </Title>
      <Text>
        {media === null ? 'Nenhuma resposta conta para a média.' : `Média geral: ${notaEmPalavras(media)}.`}
      </Text>
      <ul>
        {grupos.map(({ nome, media: doGrupo }, i) => (
          <li key={i}>
            {nome}: {doGrupo === null ? 'sem nota' : notaEmPalavras(doGrupo)}
          </li>
        ))}
      </ul>
    </Stack>
  </Paper>
);
