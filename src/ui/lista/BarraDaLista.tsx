import { Button, Text } from '@mantine/core';
import { useCelular } from '@/ui/moldura/useCelular';
import classes from './BarraDaLista.module.css';
import { BotaoDasVisoes } from './BotaoDasVisoes';
import { BotaoDosFiltros } from './BotaoDosFiltros';
import { CampoDeBusca } from './CampoDeBusca';
import { EtiquetasDeFiltro } from './EtiquetasDeFiltro';
import type { FiltroDaLista } from './filtro';
import { type Contagem, Situacoes } from './Situacoes';
import { type TotalDaLista, totalEmPalavras } from './total';
import type { EstadoDaLista } from './useEstadoDaLista';

export interface PropsDaBarra<F extends string> {
  /** Label of the search field, e.g. 'Pesquisar ideias'; without it there is no search. */
  busca?: string | undefined;
  /** Chips of one filter, with how many there are of each; `itens` is undefined while they are counted. */
  situacoes?: { filtro: F; rotulo: string; itens: readonly Contagem[] | undefined } | undefined;
  filtros?: readonly FiltroDaLista<F>[] | undefined;
  /** Button that takes away search and filters; 'Limpar filtros' unless told. */
  rotuloLimpar?: string | undefined;
  /** What the total counts, one and several: 'ideia', 'ideias'. */
  nomes?: readonly [string, string] | undefined;
  total?: TotalDaLista | undefined;
  estado: EstadoDaLista<F>;
}

/**
 * A value of the filter may have no chip, because nothing has it now. It gets one, since what filters is always seen.
 */
function comAtual<F extends string>(
  { filtro, itens }: NonNullable<PropsDaBarra<F>['situacoes']>,
  filtros: readonly FiltroDaLista<F>[],
  atual: string | undefined,
): readonly Contagem[] | undefined {
  if (!itens || !atual || itens.some(({ valor }) => valor === atual)) return itens;
  const rotulo = filtros.find(({ id }) => id === filtro)?.mostrar?.(atual) ?? atual;
  return [...itens, { valor: atual, rotulo, total: 0 }];
}

/**
 * The one line above a list: search, chips of status with their counts, filters, total. Tags of filters stand under it.
 * On a phone the chips are among the filters.
 */
export function BarraDaLista<F extends string>({
  busca,
  situacoes,
  filtros = [],
  rotuloLimpar = 'Limpar filtros',
  nomes: [um, varios] = ['', ''],
  total,
  estado,
}: PropsDaBarra<F>) {
  const celular = useCelular();
  if (!busca && !situacoes && filtros.length === 0) return null;
  const atual = situacoes && estado.filtros[situacoes.filtro];
  const chips = situacoes && comAtual(situacoes, filtros, atual);
  // On a phone they stand among the filters: a line less before the list begins (decisions P390).
  const dobradas = celular && filtros.some(({ id }) => id === situacoes?.filtro);
  // A chip in sight is its own tag.
  const comEtiqueta = filtros.filter(
    ({ id }) => (dobradas || id !== situacoes?.filtro) && estado.filtros[id],
  );
  const emChips = (aoEscolhida: () => void = () => {}) =>
    situacoes ? (
      <Situacoes
        // Others are measured anew.
        key={chips?.length}
        rotulo={situacoes.rotulo}
        itens={chips}
        atual={atual}
        aoEscolher={(valor) => {
          estado.filtrar({ [situacoes.filtro]: valor ?? '' } as Partial<Record<F, string>>);
          aoEscolhida();
        }}
      />
    ) : null;
  return (
    <>
      <div className={classes.barra}>
        {busca ? <CampoDeBusca rotulo={busca} valor={estado.busca} aoBuscar={estado.buscar} /> : null}
        {dobradas ? null : emChips()}
        {filtros.length > 0 ? (
          <BotaoDosFiltros
            filtros={filtros}
            valores={estado.filtros}
            aplicados={comEtiqueta.length}
            topo={dobradas ? emChips : undefined}
            aoAplicar={estado.filtrar}
          />
        ) : null}
        <BotaoDasVisoes />
        {estado.filtrada ? (
          <Button variant="subtle" size="compact-sm" onClick={estado.limparFiltros}>
            {rotuloLimpar}
          </Button>
        ) : null}
        <Text
          className={classes.total}
          size="sm"
          c="dimmed"
          role="status"
          data-contando={(um !== '' && total === undefined) || undefined}
        >
          {total === undefined ? null : totalEmPalavras(total, um, varios)}
        </Text>
      </div>
      <EtiquetasDeFiltro filtros={comEtiqueta} estado={estado} />
    </>
  );
}
