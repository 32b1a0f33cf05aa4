import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BotaoDeAcoes } from './BotaoDeAcoes';
import type { Coluna, Item, PropsDasLinhas } from './lista';
import classes from './TabelaDaLista.module.css';
import type { EstadoDaLista } from './useEstadoDaLista';
import { useMenu, type AbrirMenu } from './useMenu';

interface Props<T extends Item> extends PropsDasLinhas<T> {
  /** Name of the table for screen readers. */
  titulo: string;
  estado: Pick<EstadoDaLista, 'ordem' | 'ordenarPor'>;
  /** While data comes: the body to draw instead of the rows. */
  corpo?: ReactNode;
}

/** The list as a table: plain cells, sortable headings, one shared row menu. */
export function TabelaDaLista<T extends Item>({ titulo, estado, corpo, ...linhas }: Props<T>) {
  const { aberta, abrir, menu } = useMenu();
  const { itens, colunas, acoesDaLinha } = linhas;
  return (
    <div className={classes.rolagem}>
      <table className={classes.tabela} aria-label={titulo}>
        <thead>
          <tr>
            {colunas.map((coluna) => (
              <Cabecalho key={coluna.id} coluna={coluna} estado={estado} />
            ))}
            {acoesDaLinha ? <th className={classes.acoes}>Ações</th> : null}
          </tr>
        </thead>
        <tbody>
          {corpo ??
            itens.map((item) => (
              <Linha key={item.id} item={item} menuAberto={aberta === item.id} abrir={abrir} {...linhas} />
            ))}
        </tbody>
      </table>
      {menu}
    </div>
  );
}

function Cabecalho<T>({ coluna, estado }: { coluna: Coluna<T>; estado: Props<Item>['estado'] }) {
  const direcao = estado.ordem?.campo === coluna.id ? estado.ordem.direcao : null;
  const Icone = direcao === 'asc' ? IconArrowUp : direcao === 'desc' ? IconArrowDown : IconArrowsSort;
  return (
    <th
      style={{ width: coluna.largura }}
      className={coluna.numerica ? classes.numerica : undefined}
      aria-sort={direcao === 'asc' ? 'ascending' : direcao === 'desc' ? 'descending' : undefined}
    >
      {coluna.ordenavel ? (
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

interface LinhaProps<T extends Item> extends Omit<PropsDasLinhas<T>, 'itens'> {
  item: T;
  menuAberto: boolean;
  abrir: AbrirMenu;
}

function LinhaSimples<T extends Item>({ item, menuAberto, abrir, ...props }: LinhaProps<T>) {
  const { colunas, acoesDaLinha, para, aoAbrir, nomeDoItem } = props;
  const navegar = useNavigate();
  const rota = para?.(item);
  const abrivel = rota !== undefined || aoAbrir !== undefined;

  /** The pointer may hit anywhere in the row; the keyboard uses the link or button of the first cell. */
  const aoClicar = (evento: MouseEvent<HTMLTableRowElement>) => {
    if (evento.target instanceof Element && evento.target.closest('a, button, input, label')) return;
    if (window.getSelection()?.toString()) return;
    if (rota !== undefined) void navegar(rota);
    else aoAbrir?.(item);
  };
  const acoes = acoesDaLinha?.(item) ?? [];
  const rotulo = `Ações de ${nomeDoItem?.(item) ?? 'este item'}`;

  return (
    <tr onClick={abrivel ? aoClicar : undefined} className={abrivel ? classes.abrivel : undefined}>
      {colunas.map((coluna, indice) => (
        <td key={coluna.id} className={coluna.numerica ? classes.numerica : undefined}>
          {indice === 0 ? (
            <Abertura rota={rota} aoAbrir={aoAbrir && (() => aoAbrir(item))}>
              {coluna.celula(item)}
            </Abertura>
          ) : (
            coluna.celula(item)
          )}
        </td>
      ))}
      {acoesDaLinha ? (
        <td className={classes.acoes}>
          {acoes.length > 0 ? (
            <BotaoDeAcoes
              rotulo={rotulo}
              aberto={menuAberto}
              aoAbrir={(elemento) => abrir({ id: item.id, elemento, rotulo, acoes })}
            />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

const Linha = memo(LinhaSimples) as typeof LinhaSimples;

interface AberturaProps {
  rota?: string;
  aoAbrir?: () => void;
  children: ReactNode;
}

/** What opens the item with Enter: a link where there is a route, else a button, else the text alone. */
export function Abertura({ rota, aoAbrir, children }: AberturaProps) {
  if (rota !== undefined) {
    return (
      <Link to={rota} className={classes.abertura}>
        {children}
      </Link>
    );
  }
  if (!aoAbrir) return children;
  return (
    <button type="button" className={classes.abertura} onClick={aoAbrir}>
      {children}
    </button>
  );
}
