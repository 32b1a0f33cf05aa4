import { BotaoDeAcoes } from './BotaoDeAcoes';
import classes from './CartoesDaLista.module.css';
import type { Item, PropsDasLinhas } from './lista';
import { Abertura } from './TabelaDaLista';
import { useMenu } from './useMenu';

/** The list on a phone: one card per item, the first column as its title. */
export function CartoesDaLista<T extends Item>({
  titulo,
  itens,
  colunas,
  acoesDaLinha,
  para,
  aoAbrir,
  nomeDoItem,
}: PropsDasLinhas<T> & { titulo: string }) {
  const { aberta, abrir, menu } = useMenu();
  const [primeira, ...outras] = colunas.filter(({ somenteDesktop }) => !somenteDesktop);
  return (
    <>
      <ul className={classes.lista} aria-label={titulo}>
        {itens.map((item) => {
          const acoes = acoesDaLinha?.(item) ?? [];
          const rotulo = `Ações de ${nomeDoItem?.(item) ?? 'este item'}`;
          return (
            <li key={item.id} className={classes.cartao}>
              <div className={classes.topo}>
                <Abertura rota={para?.(item)} aoAbrir={aoAbrir && (() => aoAbrir(item))}>
                  {primeira?.celula(item)}
                </Abertura>
                {acoes.length > 0 ? (
                  <BotaoDeAcoes
                    rotulo={rotulo}
                    aberto={aberta === item.id}
                    aoAbrir={(elemento) => abrir({ id: item.id, elemento, rotulo, acoes })}
                  />
                ) : null}
              </div>
              <dl className={classes.fatos}>
                {outras.map((coluna) => (
                  <div key={coluna.id}>
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
    </>
  );
}
