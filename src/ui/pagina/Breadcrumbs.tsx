import classes from './Breadcrumbs.module.css';
import { Anchor } from '@mantine/core';
import { usePageTitle } from './usePageTitle';
import { Link } from '@/ui/moldura/Link';

export interface Migalha {
  rotulo: string;
  /** Route; the last crumb is the page itself and has none. */
  para?: string;
}

/**
 * Where the person is; the last crumb is the current page and names the browser's tab. A single one would only say
 * the heading twice: it is not drawn.
 */
export function Breadcrumbs({ itens }: { itens: readonly Migalha[] }) {
  usePageTitle(itens.at(-1)?.rotulo ?? '');
  if (itens.length < 2) return null;
  return (
    <nav aria-label="Você está em">
      <ol className={classes.lista}>
        {itens.map(({ rotulo, para }, indice) => (
          <li key={rotulo}>
            {para && indice < itens.length - 1 ? (
              <Anchor component={Link} to={para} size="sm">
                {rotulo}
              </Anchor>
            ) : (
              <span aria-current="page">{rotulo}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
