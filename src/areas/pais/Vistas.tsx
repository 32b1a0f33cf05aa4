/** Views of the same parents, each at its own address. A search goes along where the other view has one. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { flexao, type TipoDePai } from '@/domain/pai/pai';
import { Link } from '@/ui/moldura/Link';
import classes from './Vistas.module.css';

interface Props {
  tipo: Pick<TipoDePai, 'nome'>;
  /** Name of each view and where it lies, with the search or without. */
  vistas: Readonly<Record<string, (busca: string) => string>>;
}

export function Vistas({ tipo, vistas }: Props) {
  const { pathname } = useLocation();
  const [parametros] = useSearchParams();
  const vista = parametros.get('vista');
  const aqui = vista ? `${pathname}?vista=${vista}` : pathname;
  const busca = parametros.get('busca') ?? '';
  return (
    <nav aria-label={`Como ver ${flexao(tipo.nome).o}s ${tipo.nome.plural}`}>
      <ul className={classes.vistas}>
        {Object.entries(vistas).map(([rotulo, endereco]) => (
          <li key={rotulo}>
            <Link
              to={endereco(busca)}
              className={classes.vista}
              aria-current={endereco('') === aqui ? 'page' : undefined}
            >
              {rotulo}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
