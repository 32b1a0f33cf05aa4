import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { Abertura } from '@/ui/pagina/Abertura';
import { BotaoDeAcoes } from './BotaoDeAcoes';
import { CaixaDaLinha, CaixaDaPagina } from './CaixaDeMarcar';
import type { Coluna, Item, PropsDasLinhas } from './lista';
import classes from './TabelaDaLista.module.css';
import type { EstadoDaLista } from './useEstadoDaLista';
import { useAosPoucos } from './useAosPoucos';
import { useLinhas, type Linha } from './useLinhas';

interface Props<T extends Item> extends PropsDasLinhas<T> {
  /** Name of the table for screen readers. */
  titulo: string;
  estado: Pick<EstadoDaLista, 'ordem' | 'ordenarPor'>;
  /** True while nothing can be sorted. */
  fixa: boolean;
  /** While data comes: the body to draw instead of the rows. */
  corpo?: ReactNode;
}

/** The list as a table: plain cells, sortable headings, one shared row menu. */
export function TabelaDaLista<T extends Item>({ titulo, estado, fixa, corpo, colunas, ...linhas }: Props<T>) {
  const { linhaDe, aoClicar, menu } = useLinhas(linhas);
  const partes = useAosPoucos(linhas.itens);
  const comAcoes = linhas.acoesDaLinha !== undefined;
  const { selecao } = linhas;
  const abrivel = linhas.para !== undefined || linhas.aoAbrir !== undefined;
  return (
    // The pointer may hit anywhere in a row. The keyboard uses the link or button of the first cell.
    <div role="presentation" onClick={aoClicar} onAuxClick={aoClicar}>
      <div className={classes.rolagem}>
        <table className={classes.tabela} aria-label={titulo} data-abrivel={abrivel || undefined}>
          <thead>
            <tr>
              {selecao ? (
                <th className={classes.marca}>
                  <CaixaDaPagina selecao={selecao} />
                </th>
              ) : null}
              {colunas.map((coluna) => (
                <Cabecalho key={coluna.id} coluna={coluna} estado={estado} fixa={fixa} />
              ))}
              {comAcoes ? <th className={classes.acoes}>Ações</th> : null}
            </tr>
          </thead>
          {corpo ? <tbody>{corpo}</tbody> : null}
          {partes.map((parte, indice) => (
            <tbody key={indice}>
              {parte.map((item) => (
                <LinhaDaTabela
                  key={item.id}
                  item={item}
                  colunas={colunas}
                  comAcoes={comAcoes}
                  comMarca={selecao !== undefined}
                  {...linhaDe(item)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {menu}
    </div>
  );
}

function Cabecalho<T>({
  coluna,
  estado,
  fixa,
}: { coluna: Coluna<T> } & Pick<Props<Item>, 'estado' | 'fixa'>) {
  const direcao = estado.ordem?.campo === coluna.id ? estado.ordem.direcao : null;
  const Icone = direcao === 'asc' ? IconArrowUp : direcao === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <th
      style={{ width: coluna.largura }}
      className={coluna.numerica ? classes.numerica : undefined}
      aria-sort={direcao === 'asc' ? 'ascending' : direcao === 'desc' ? 'descending' : undefined}
    >
      {coluna.ordenavel && !fixa ? (
        <button
          type="button"
          className={classes.ordenar}
          data-ativa={direcao !== null || undefined}
          onClick={() => estado.ordenarPor(coluna.id)}
        >
          {coluna.titulo}
          <Icone size={14} aria-hidden />
        </button>
      ) : (
        coluna.titulo
      )}
    </th>
  );
}

interface LinhaProps<T extends Item> extends Linha {
  item: T;
  colunas: readonly Coluna<T>[];
  comAcoes: boolean;
  comMarca: boolean;
}

function LinhaSimples<T extends Item>({ item, colunas, comAcoes, comMarca, ...linha }: LinhaProps<T>) {
  const { rotuloDoMenu, menuAberto, href, botao, marcada, rotuloDaCaixa } = linha;
  return (
    <tr data-id={item.id} data-marcada={marcada || undefined}>
      {comMarca ? (
        <td className={classes.marca} data-marca={rotuloDaCaixa === undefined ? undefined : ''}>
          {rotuloDaCaixa === undefined ? null : (
            <CaixaDaLinha rotulo={rotuloDaCaixa} marcada={marcada === true} />
          )}
        </td>
      ) : null}
      {colunas.map(({ id, numerica, celula }, indice) => (
        <td key={id} className={numerica ? classes.numerica : indice === 0 ? classes.nome : undefined}>
          {indice === 0 ? (
            <Abertura href={href} botao={botao}>
              {celula(item)}
            </Abertura>
          ) : (
            celula(item)
          )}
        </td>
      ))}
      {comAcoes ? (
        <td className={classes.acoes}>
          {rotuloDoMenu ? <BotaoDeAcoes rotulo={rotuloDoMenu} aberto={menuAberto} /> : null}
        </td>
      ) : null}
    </tr>
  );
}

/** Skipped while the item and the columns are the same objects: keep the columns in a constant or useMemo. */
const LinhaDaTabela = memo(LinhaSimples) as typeof LinhaSimples;
