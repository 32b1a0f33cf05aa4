/** The entries of one area of the navigation, in its groups. */
import { Fragment } from 'react';
import { Link } from '@/ui/moldura/Link';
import { type Item, itemDaqui } from './abas';
import { Icone } from '@/ui/moldura/Icone';
import { useOndeEstou } from './ondeEstou';
import classes from './Navegacao.module.css';

export function EntradasDoMenu({ itens }: { itens: readonly Item[] }) {
  const pathname = useOndeEstou();
  const daqui = itemDaqui(itens, pathname);
  const grupos = new Set(itens.map(({ grupo }) => grupo));
  return [...grupos].map((grupo) => (
    <Fragment key={grupo ?? ''}>
      {grupo ? (
        <p className={classes.grupo} id={grupo}>
          {grupo}
        </p>
      ) : null}
      <ul className={classes.entradas} aria-labelledby={grupo}>
        {itens.map(
          (item) =>
            item.grupo === grupo && (
              <li key={item.caminho}>
                <Link
                  to={item.caminho}
                  className={classes.entrada}
                  data-ativa={item === daqui || undefined}
                  aria-current={item === daqui ? (pathname === item.caminho ? 'page' : 'true') : undefined}
                >
                  <Icone nome={item.icone} />
                  {item.rotulo}
                </Link>
              </li>
            ),
        )}
      </ul>
    </Fragment>
  ));
}
