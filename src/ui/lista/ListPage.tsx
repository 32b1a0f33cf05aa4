import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BarraDaLista, type PropsDaBarra } from './BarraDaLista';
import { Breadcrumbs, type Migalha } from '@/ui/pagina/Breadcrumbs';
import { CorpoDaLista, type PropsDoCorpo } from './CorpoDaLista';
import type { Item } from './lista';
import classes from './ListPage.module.css';
import type { EstadoDaLista } from './useEstadoDaLista';

interface Props<T extends Item, F extends string>
  extends PropsDoCorpo<T>, Omit<PropsDaBarra<F>, 'total' | 'estado'> {
  migalhas?: readonly Migalha[];
  /** The one filled button of the page. */
  acaoPrincipal?: ReactNode;
  /** Secondary buttons, left of the main one. */
  outrasAcoes?: ReactNode;
  /** Between the heading and the list: what the list is about, in a sentence or two. */
  resumo?: ReactNode;
  /** Draws what stands under the heading inside something of its own, such as the panel of tabs. */
  moldura?: (conteudo: ReactNode) => ReactNode;
  estado: EstadoDaLista<F>;
}

/**
 * The shape of every list: heading, one main action, one line of tools, table (cards on phones) and footer. It has the
 * loading, empty and failing states too. State comes from useEstadoDaLista().
 */
export function ListPage<T extends Item, F extends string = never>({
  migalhas,
  acaoPrincipal,
  outrasAcoes,
  resumo,
  moldura = (conteudo) => conteudo,
  busca,
  situacoes,
  filtros,
  rotuloLimpar,
  nomes,
  ...corpo
}: Props<T, F>) {
  const { titulo, estado } = corpo;

  return (
    <Stack gap="md">
      {migalhas ? <Breadcrumbs itens={migalhas} /> : null}
      <Group justify="space-between" gap="sm">
        <Title order={1}>{titulo}</Title>
        <Group gap="xs" className={classes.acoes}>
          {outrasAcoes}
          {acaoPrincipal}
        </Group>
      </Group>
      {resumo}
      {moldura(
        <Stack gap="md">
          <BarraDaLista
            busca={busca}
            situacoes={situacoes}
            filtros={filtros}
            rotuloLimpar={rotuloLimpar}
            nomes={nomes}
            total={corpo.consulta.total}
            estado={estado}
          />
          <CorpoDaLista {...corpo} />
        </Stack>,
      )}
    </Stack>
  );
}
