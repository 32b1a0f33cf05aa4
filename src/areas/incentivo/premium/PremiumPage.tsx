/** `/premium` (part 2 §2): how a certificate looks, with example data (decisions P7). Bars are ten times the value of ten. */
import { Alert, Paper, Stack, Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { numero } from '@/ui/texto/formatos';
import classes from '../Incentivo.module.css';
import { EXEMPLO } from './exemplo';

const { empresa, nota, posicao, participantes, criterios, ranking, recomendacoes } = EXEMPLO;

export function PremiumPage() {
  return (
    <Stack gap="lg" maw={760}>
      <Breadcrumbs itens={caminhoDaTela('/premium')} />
      <Title order={1}>{nomeDaTela('/premium')}</Title>
      <Alert color="blue" title="Dados de exemplo">
        Esta página mostra como fica um certificado. Os nomes e os números foram inventados.
      </Alert>
      <Paper withBorder p="md" component="section" aria-label="Resultado">
        <Text fw={600}>{empresa}</Text>
        <Text size="xl" fw={700}>
          Nota {numero(nota)} de 10
        </Text>
        <Text c="dimmed">
          {posicao}º lugar entre {participantes} participantes
        </Text>
      </Paper>
      <Stack component="section" gap="sm">
        <Title order={2}>Critérios</Title>
        {criterios.map(({ nome, nota: valor }) => (
          <Stack key={nome} gap={4}>
            <Text>
              {nome}: {numero(valor)}
            </Text>
            <div className={classes.barra} aria-hidden>
              <span
                style={
                  {
                    '--cor': 'var(--mantine-primary-color-filled)',
                    flex: `0 0 ${valor * 10}%`,
                  } as CSSProperties
                }
              />
            </div>
          </Stack>
        ))}
      </Stack>
      <Stack component="section" gap="sm">
        <Title order={2}>Ranking</Title>
        <ol className={classes.lista}>
          {ranking.map((linha) => (
            <li key={linha.posicao}>
              {linha.empresa}: {numero(linha.nota)}
            </li>
          ))}
        </ol>
      </Stack>
      <Stack component="section" gap="sm">
        <Title order={2}>Recomendações</Title>
        <ul className={classes.lista}>
          {recomendacoes.map((texto) => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}
