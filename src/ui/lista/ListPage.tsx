import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BotaoDosFiltros } from './BotaoDosFiltros';
import { Breadcrumbs, type Migalha } from '@/ui/pagina/Breadcrumbs';
import { CampoDeBusca } from './CampoDeBusca';
import { CorpoDaLista, type PropsDoCorpo } from './CorpoDaLista';
import { EtiquetasDeFiltro } from './EtiquetasDeFiltro';
import type { Filtro } from './filtro';
import type { Item } from './lista';
import classes from './ListPage.module.css';
import type { EstadoDaLista } from './useEstadoDaLista';

interface Props<T extends Item, F extends string> extends PropsDoCorpo<T> {
  migalhas?: readonly Migalha[];
  /** The one filled button of the page. */
  acaoPrincipal?: ReactNode;
  /** Secondary buttons, left of the main one. */
  outrasAcoes?: ReactNode;
  /** Between the heading and the list: summary cards, tabs. */
  resumo?: ReactNode;
  /** Draws what stands under the heading inside something of its own, such as the panel of tabs. */
  moldura?: (conteudo: ReactNode) => ReactNode;
  /** Label of the search field, e.g. 'Pesquisar ideias'; without it there is no search. */
  busca?: string;
  filtros?: readonly Filtro<F>[];
  /** Button beside the filter tags; 'Limpar filtros' unless told. */
  rotuloLimpar?: string;
  estado: EstadoDaLista<F>;
}

/**
 * The list shape every list of the product has: heading, one main action, search and filter tags, table (cards on
 * phones), footer; loading, empty and failing states included. State comes from useEstadoDaLista().
 */
export function ListPage<T extends Item, F extends string = never>({
  migalhas,
  acaoPrincipal,
  outrasAcoes,
  resumo,
  moldura = (conteudo) => conteudo,
  busca,
  filtros = [],
  rotuloLimpar,
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
          {busca || filtros.length > 0 ? (
            <div className={classes.ferramentas}>
              {busca ? <CampoDeBusca rotulo={busca} valor={estado.busca} aoBuscar={estado.buscar} /> : null}
              {filtros.length > 0 ? (
                <BotaoDosFiltros filtros={filtros} valores={estado.filtros} aoAplicar={estado.filtrar} />
              ) : null}
            </div>
          ) : null}
          <EtiquetasDeFiltro filtros={filtros} estado={estado} rotuloLimpar={rotuloLimpar} />
          <CorpoDaLista {...corpo} />
        </Stack>,
      )}
    </Stack>
  );
}
