/** What is kept of the person, by part of the product: how long at a glance, who sees it and what for on a click. */
import { Paper, Stack, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type Secao, SECOES } from '@/domain/pessoas/meus-dados';
import { type Tratamento, TRATAMENTOS } from '@/domain/pessoas/tratamento';
import { numero, plural } from '@/ui/texto/formatos';
import classes from './Tratamentos.module.css';

/** How many records each section has. */
export type Quantos = Partial<Record<Secao, number>>;

const noArquivo = (secoes: readonly Secao[], quantos: Quantos | undefined) =>
  secoes.length === 0
    ? 'Nada é guardado em seu nome.'
    : `${secoes
        .map((secao) => (quantos ? `${SECOES[secao]} (${numero(quantos[secao] ?? 0)})` : SECOES[secao]))
        .join(', ')}.`;

/** How much there is of it, once it was counted. */
const contagem = (secoes: readonly Secao[], quantos: Quantos | undefined) =>
  quantos && secoes.length > 0
    ? ` · ${plural(
        secoes.reduce((soma, secao) => soma + (quantos[secao] ?? 0), 0),
        'registro',
        'registros',
      )}`
    : '';

function Item({ item, quantos }: { item: Tratamento; quantos: Quantos | undefined }) {
  const detalhes = {
    'Para quê': item.finalidade,
    'Quem vê': item.quemVe,
    'Por quanto tempo': item.prazo,
    'No arquivo': noArquivo(item.secoes, quantos),
  };
  return (
    <details aria-label={item.titulo}>
      <summary className={classes.titulo}>
        <Text span fw={600}>
          {item.titulo}
        </Text>
        <span className={classes.prazo}>
          {item.prazoCurto}
          {contagem(item.secoes, quantos)}
        </span>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <dl className={classes.detalhes}>
        {Object.entries(detalhes).map(([nome, texto]) => [
          <dt key={nome}>{nome}</dt>,
          <dd key={`${nome}-texto`}>{texto}</dd>,
        ])}
      </dl>
    </details>
  );
}

export const Tratamentos = ({ quantos }: { quantos: Quantos | undefined }) => (
  <>
    {TRATAMENTOS.map(({ parte, itens }) => (
      <Stack key={parte} gap="xs">
        <Title order={3} size="h4">
          {parte}
        </Title>
        <Paper withBorder>
          <ul className={classes.lista} aria-label={parte}>
            {itens.map((item) => (
              <li key={item.titulo}>
                <Item item={item} quantos={quantos} />
              </li>
            ))}
          </ul>
        </Paper>
      </Stack>
    ))}
  </>
);
