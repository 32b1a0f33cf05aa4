/** What is kept of the person, by part of the product: what for, who sees it, how long, and how much there is. */
import '@mantine/core/styles/SimpleGrid.css';
import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type Secao, SECOES } from '@/domain/pessoas/meus-dados';
import { type Tratamento, TRATAMENTOS } from '@/domain/pessoas/tratamento';
import { numero } from '@/ui/texto/formatos';

/** How many records each section has. */
export type Quantos = Partial<Record<Secao, number>>;

const Linha = ({ titulo, children }: { titulo: string; children: string }) => (
  <Text size="sm">
    <strong>{titulo}:</strong> {children}
  </Text>
);

const noArquivo = (secoes: readonly Secao[], quantos: Quantos | undefined) =>
  secoes.length === 0
    ? 'nada é guardado em seu nome.'
    : `${secoes
        .map((secao) => (quantos ? `${SECOES[secao]} (${numero(quantos[secao] ?? 0)})` : SECOES[secao]))
        .join(', ')}.`;

const Item = ({ item, quantos }: { item: Tratamento; quantos: Quantos | undefined }) => (
  <Paper withBorder p="md" component="section" aria-label={item.titulo}>
    <Stack gap={6}>
      <Title order={4} size="h5">
        {item.titulo}
      </Title>
      <Linha titulo="Para quê">{item.finalidade}</Linha>
      <Linha titulo="Quem vê">{item.quemVe}</Linha>
      <Linha titulo="Por quanto tempo">{item.prazo}</Linha>
      <Linha titulo="No arquivo">{noArquivo(item.secoes, quantos)}</Linha>
    </Stack>
  </Paper>
);

export const Tratamentos = ({ quantos }: { quantos: Quantos | undefined }) => (
  <>
    {TRATAMENTOS.map(({ parte, itens }) => (
      <Stack key={parte} gap="sm">
        <Title order={3}>{parte}</Title>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
          {itens.map((item) => (
            <Item key={item.titulo} item={item} quantos={quantos} />
          ))}
        </SimpleGrid>
      </Stack>
    ))}
  </>
);
