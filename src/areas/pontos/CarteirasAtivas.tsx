/** The sum of one's free coins and where it comes from: one wallet per running rule set of a kind (decisions I5). */
import '@mantine/core/styles/Progress.css';
import '@mantine/core/styles/SimpleGrid.css';
import { Paper, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { data as dia, numero, plural } from '@/ui/texto/formatos';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { type Carteira, moedasData, somaDasLivres } from './moedas.data';

interface Props {
  /** Kind of what the coins are for. */
  tipo: TipoDePai;
}

function UmaCarteira({ carteira, tipo }: Props & { carteira: Carteira }) {
  const { regulamento, dataFinal, quota, usadas, livres } = carteira;
  const { plural: pais } = tipo.nome;
  return (
    <Paper withBorder p="md" component="li">
      <Stack gap={6}>
        <Text fw={600} lineClamp={2}>
          {regulamento}
        </Text>
        <Text>
          {plural(livres, 'moeda livre', 'moedas livres')} de {numero(quota)}
        </Text>
        <Progress
          value={quota === 0 ? 0 : (livres / quota) * 100}
          aria-label={`Moedas livres em ${regulamento}`}
        />
        <Text size="sm" c="dimmed">
          {usadas === 0 ? `Nenhuma em ${pais}` : `${numero(usadas)} em ${pais}`} · vale até {dia(dataFinal)}
        </Text>
      </Stack>
    </Paper>
  );
}

export function CarteirasAtivas({ tipo }: Props) {
  const { data, error, refetch } = useQuery(moedasData.carteiras(useSessaoAtiva(), tipo));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar as suas moedas" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  // The sum and one wallet, which is what most people have.
  if (!data) return <Esqueleto altura={165} noCelular={197} />;
  if (data.length === 0)
    return (
      <Text c="dimmed">
        Nenhum regulamento está em andamento agora. Quando um começar, as moedas que ele dá aparecem aqui.
      </Text>
    );
  return (
    <Stack gap="sm">
      <Text size="lg">
        Você tem <b>{plural(somaDasLivres(data), 'moeda', 'moedas')}</b> para patrocinar {tipo.nome.plural}.
      </Text>
      <SimpleGrid
        cols={{ base: 1, sm: 2, lg: 3 }}
        component="ul"
        aria-label="Carteiras dos regulamentos em andamento"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
      >
        {data.map((carteira) => (
          <UmaCarteira key={carteira.regulamentoId} carteira={carteira} tipo={tipo} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
