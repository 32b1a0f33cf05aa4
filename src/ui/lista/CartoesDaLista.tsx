import { Abertura } from '@/ui/pagina/Abertura';
import { BotaoDeAcoes } from './BotaoDeAcoes';
import { CaixaDaLinha, CaixaDaPagina } from './CaixaDeMarcar';
import classes from './CartoesDaLista.module.css';
import { colunasDoCartao, type Item, type PropsDasLinhas } from './lista';
import { useLinhas } from './useLinhas';

/** The list on a phone: one card per item, the first column as its title. */
export function CartoesDaLista<T extends Item>({
  titulo,
  colunas,
  ...linhas
}: PropsDasLinhas<T> & { titulo: string }) {
  const { linhaDe, aoClicar, menu } = useLinhas(linhas);
  const { titulo: primeira, fatos } = colunasDoCartao(colunas);
  return (
    // The pointer may hit anywhere in a card. The keyboard uses the link or button of its title.
    <div role="presentation" onClick={aoClicar} onAuxClick={aoClicar}>
      {linhas.selecao ? <CaixaDaPagina selecao={linhas.selecao} comRotulo /> : null}
      <ul className={classes.lista} aria-label={titulo}>
        {linhas.itens.map((item) => {
          const { href, botao, rotuloDoMenu, menuAberto, marcada, rotuloDaCaixa } = linhaDe(item);
          return (
            <li
              key={item.id}
              className={classes.cartao}
              data-id={item.id}
              data-marcada={marcada || undefined}
            >
              <div className={classes.topo}>
                {rotuloDaCaixa === undefined ? null : (
                  <span className={classes.marca} data-marca="">
                    <CaixaDaLinha rotulo={rotuloDaCaixa} marcada={marcada === true} />
                  </span>
                )}
                <Abertura href={href} botao={botao}>
                  {primeira?.celula(item)}
                </Abertura>
                {rotuloDoMenu ? (
                  <span className={classes.menu}>
                    <BotaoDeAcoes rotulo={rotuloDoMenu} aberto={menuAberto} />
                  </span>
                ) : null}
              </div>
              <dl className={classes.fatos}>
                {fatos.map((coluna) => (
                  <div key={coluna.id} data-sob-o-titulo={coluna.sobOTitulo}>
                    <dt>{coluna.titulo}</dt>
                    <dd>{coluna.celula(item)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      {menu}
    </div>
  );
}
