import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import type Barra from './BarraDaSelecao';
import { CartoesDaLista } from './CartoesDaLista';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { EsqueletoDaLista, EsqueletoDosCartoes } from './EsqueletoDaLista';
import type { PaginaDaLista, Item, PropsDasLinhas } from './lista';
import { OrdemDosCartoes } from './OrdemDosCartoes';
import { RegistrosIlegiveis } from './RegistrosIlegiveis';
import { RodapeDaLista } from './RodapeDaLista';
import { TabelaDaLista } from './TabelaDaLista';
import type { EmLote } from './emLote';
import { useCelular } from '@/ui/moldura/useCelular';
import type { EstadoDaLista } from './useEstadoDaLista';
import { useSelecao } from './useSelecao';
import { parte } from '@/ui/moldura/parte';

// Loaded with the first row that is selected.
const BarraDaSelecao = parte(() => import('./BarraDaSelecao').then((m) => m.default)) as typeof Barra;

export interface PropsDoCorpo<T extends Item> extends Omit<PropsDasLinhas<T>, 'itens' | 'selecao'> {
  titulo: string;
  consulta: PaginaDaLista<T>;
  estado: Pick<
    EstadoDaLista,
    | 'pagina'
    | 'porPagina'
    | 'ordem'
    | 'ordemPadrao'
    | 'ordenar'
    | 'filtrada'
    | 'irPara'
    | 'mudarPorPagina'
    | 'ordenarPor'
    | 'limparFiltros'
  >;
  /** Why this list cannot be sorted now, as a sentence; the headings are then no buttons. */
  semOrdem?: string | undefined;
  /** Title of the error alert, e.g. 'Erro ao buscar ideias'. */
  tituloDoErro: string;
  /** First use: what this list is for and the button that begins. `nadaEncontrado` is the filtered case. */
  vazio: { titulo: string; texto?: ReactNode; acao?: ReactNode; nadaEncontrado?: string };
  /** What can be done to several rows at once: each row then has a box. */
  emLote?: EmLote<T> | undefined;
}

/** Rows of a skeleton at most: what is under them is then under the lower edge of the window. */
const MAIS_QUE_A_TELA = 20;

/** The list itself without heading, for pages and tabs that bring their own. */
export function CorpoDaLista<T extends Item>({ emLote, ...props }: PropsDoCorpo<T>) {
  const selecao = useSelecao(props.consulta.itens, emLote);
  const [usada, usar] = useState(false);
  if (selecao.ids.size > 0 && !usada) usar(true);
  if (!emLote?.acoes.length) return <SoALista {...props} />;
  return (
    <Stack gap="sm">
      <SoALista {...props} selecao={selecao} />
      {usada ? (
        <Suspense>
          <BarraDaSelecao emLote={emLote} selecao={selecao} nomeDoItem={props.nomeDoItem} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** Boxes and menus have a column where a row of this page has one. */
function comQueFazer<T extends Item, R extends Pick<PropsDasLinhas<T>, 'acoesDaLinha' | 'selecao'>>(
  { acoesDaLinha, selecao, ...linhas }: R,
  itens: readonly T[],
) {
  const { marcavel } = selecao ?? {};
  return {
    ...linhas,
    ...(acoesDaLinha && itens.some((item) => acoesDaLinha(item).length > 0) ? { acoesDaLinha } : {}),
    ...(marcavel && itens.some(marcavel) ? { selecao } : {}),
  };
}

function SoALista<T extends Item>({
  titulo,
  consulta,
  estado,
  semOrdem,
  tituloDoErro,
  vazio,
  ...linhas
}: Omit<PropsDoCorpo<T>, 'emLote'> & Pick<PropsDasLinhas<T>, 'selecao'>) {
  const celular = useCelular();
  const { itens, ilegiveis, carregando, erro, recarregar } = consulta;

  if (erro !== undefined && erro !== null) {
    return <ErrorState titulo={tituloDoErro} erro={erro} aoTentarDeNovo={recarregar} />;
  }
  if (carregando) {
    const esperadas = {
      colunas: linhas.colunas,
      comAcoes: linhas.acoesDaLinha !== undefined,
      comMarca: linhas.selecao !== undefined,
      linhas: Math.min(estado.porPagina, MAIS_QUE_A_TELA),
    };
    if (celular) {
      return (
        <Stack gap="sm">
          {semOrdem ? null : <OrdemDosCartoes colunas={linhas.colunas} estado={estado} />}
          <EsqueletoDosCartoes {...esperadas} />
        </Stack>
      );
    }
    return (
      <div aria-busy="true">
        <TabelaDaLista
          titulo={titulo}
          estado={estado}
          fixa={semOrdem !== undefined}
          itens={[]}
          {...linhas}
          corpo={<EsqueletoDaLista {...esperadas} />}
        />
      </div>
    );
  }
  // The last item of the last page was removed. Or somebody kept the address of a page that is no more.
  if (itens.length === 0 && !ilegiveis && estado.pagina > 0) {
    return (
      <EmptyState
        titulo="Esta página da lista está vazia"
        texto="A lista ficou menor do que era."
        acao={
          <Button variant="default" onClick={() => estado.irPara(0)}>
            Ir para a primeira página
          </Button>
        }
      />
    );
  }
  if (itens.length === 0 && !ilegiveis) {
    return estado.filtrada ? (
      <EmptyState
        cena="busca"
        titulo={vazio.nadaEncontrado ?? 'Nada encontrado!'}
        texto="Tente outras palavras na busca, ou menos filtros."
        acao={
          <Button variant="default" onClick={estado.limparFiltros}>
            Limpar filtros
          </Button>
        }
      />
    ) : (
      <EmptyState titulo={vazio.titulo} texto={vazio.texto} acao={vazio.acao} />
    );
  }
  const uteis = comQueFazer(linhas, itens);
  return (
    <Stack gap="sm">
      <RegistrosIlegiveis quantos={ilegiveis} />
      {semOrdem ? (
        <Text size="sm" c="dimmed">
          {semOrdem}
        </Text>
      ) : null}
      {celular && !semOrdem ? <OrdemDosCartoes colunas={linhas.colunas} estado={estado} /> : null}
      {celular ? (
        <CartoesDaLista titulo={titulo} itens={itens} {...uteis} />
      ) : (
        <TabelaDaLista
          titulo={titulo}
          estado={estado}
          fixa={semOrdem !== undefined}
          itens={itens}
          {...uteis}
        />
      )}
      <RodapeDaLista estado={estado} consulta={consulta} />
    </Stack>
  );
}
