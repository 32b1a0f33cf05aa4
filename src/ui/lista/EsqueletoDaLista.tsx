import { VisuallyHidden } from '@mantine/core';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import marcas from './CaixaDeMarcar.module.css';
import cartoes from './CartoesDaLista.module.css';
import { type Coluna, colunasDoCartao } from './lista';
import classes from './EsqueletoDaLista.module.css';

interface Props {
  colunas: readonly Pick<Coluna<unknown>, 'id' | 'titulo' | 'numerica' | 'somenteDesktop' | 'sobOTitulo'>[];
  comAcoes: boolean;
  comMarca: boolean;
  linhas: number;
}

const vezes = (linhas: number) => Array.from({ length: linhas }, (_, linha) => linha);

/** Rows in grey, as many and as high as the real ones are likely to be. Under them nothing may jump. */
export function EsqueletoDaLista({ colunas, comAcoes, comMarca, linhas }: Props) {
  return vezes(linhas).map((linha) => (
    <tr key={linha}>
      {comMarca ? (
        <td>
          <Esqueleto altura={14} largura="18px" />
        </td>
      ) : null}
      {colunas.map(({ id, numerica }, coluna) => (
        <td key={id}>
          <Esqueleto altura={14} largura={coluna === 0 ? '70%' : '50%'} aoFim={numerica} />
        </td>
      ))}
      {comAcoes ? (
        <td>
          <div className={classes.acoes}>
            <Esqueleto altura={14} largura="18px" />
          </div>
        </td>
      ) : null}
    </tr>
  ));
}

/** The same on a phone: cards with the names of what comes, in the cards' own style. */
export function EsqueletoDosCartoes({ colunas, comAcoes, comMarca, linhas }: Props) {
  const { fatos } = colunasDoCartao(colunas);
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">Carregando…</VisuallyHidden>
      {comMarca ? <div className={marcas.rotulo} /> : null}
      <div className={cartoes.lista} aria-hidden>
        {vezes(linhas).map((linha) => (
          <div key={linha} className={cartoes.cartao}>
            <div className={cartoes.topo}>
              <Esqueleto altura={18} largura="60%" />
              {comAcoes ? <div className={cartoes.menu} /> : null}
            </div>
            <dl className={cartoes.fatos}>
              {fatos.map(({ id, titulo, sobOTitulo }) => (
                <div key={id} data-sob-o-titulo={sobOTitulo}>
                  <dt>{titulo}</dt>
                  <dd className={classes.fato}>
                    <Esqueleto altura={14} largura="100%" />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}
