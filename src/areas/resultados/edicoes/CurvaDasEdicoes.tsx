/** How the company did from edition to edition (decisions P422). Nothing is shown of a programme that came once. */
import '@mantine/core/styles/Table.css';
import { NativeSelect, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { diferencaEmPalavras } from '../emPalavras';
import type { AlvoDoResultado } from '../resultados.data';
import { Curva } from './Curva';
import classes from './Edicoes.module.css';
import { edicoesDoResultado } from './edicoes.data';
import { GERAL, serieDe, serieEmPalavras } from './serie';

export function CurvaDasEdicoes({ alvo }: { alvo: AlvoDoResultado }) {
  const { data, error, refetch } = useQuery(edicoesDoResultado(useSessaoAtiva(), alvo));
  const [grupo, escolher] = useState(GERAL);
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar as edições" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!data || data.edicoes.length < 2) return null;
  const serie = serieDe(data, grupo);
  const mudou = serie.some((ponto) => ponto.mudou && ponto.media !== null);
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="edicoes">
      <Stack gap="sm">
        <Title order={2} size="h4" id="edicoes">
          Edição a edição
        </Title>
        <NativeSelect
          label="Médias de"
          maw="24rem"
          value={grupo}
          data={[
            { value: GERAL, label: 'Todo o questionário' },
            ...data.grupos.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
          onChange={({ currentTarget }) => escolher(currentTarget.value)}
        />
        <div className={classes.visao}>
          <Curva serie={serie} />
          <Stack gap="sm">
            <Text>{serieEmPalavras(serie)}</Text>
            <Table horizontalSpacing={4}>
              <Table.Caption>Médias de 0 a 100</Table.Caption>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Edição</Table.Th>
                  <Table.Th scope="col" ta="right">
                    Média
                  </Table.Th>
                  <Table.Th scope="col" ta="right">
                    Diferença
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {serie.map(({ idProjeto, projeto, media, diferenca, mudou: outras }) => (
                  <Table.Tr key={idProjeto}>
                    <Table.Th scope="row" fw="normal" className={classes.nome}>
                      {projeto}
                      {outras && media !== null ? ' *' : ''}
                    </Table.Th>
                    <Table.Td ta="right">{media === null ? '–' : notaEmPalavras(media)}</Table.Td>
                    <Table.Td ta="right">
                      {media === null || diferenca === null
                        ? '–'
                        : diferencaEmPalavras(media, media - diferenca)}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            {mudou ? (
              <Text size="sm" c="dimmed">
                * Algumas perguntas eram outras: compare com cuidado.
              </Text>
            ) : null}
          </Stack>
        </div>
      </Stack>
    </Paper>
  );
}
