/** The entries of one tab of the navigation. */
import { useLocation } from 'react-router-dom';
import { Link } from '@/ui/moldura/Link';
import { type Item, itemDaqui } from './abas';
import { IconeDoMenu } from './IconeDoMenu';
import classes from './Navegacao.module.css';

export function EntradasDoMenu({ itens }: { itens: readonly Item[] }) {
  const { pathname } = useLocation();
  const daqui = itemDaqui(itens, pathname);
  return (
    <ul className={classes.entradas}>
      {itens.map((item) => {
        const { caminho, rotulo, icone } = item;
        return (
          <li key={caminho}>
            <Link
              to={caminho}
              className={classes.entrada}
              data-ativa={item === daqui || undefined}
              aria-current={pathname === caminho ? 'page' : undefined}
            >
              <IconeDoMenu nome={icone} />
              {rotulo}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
