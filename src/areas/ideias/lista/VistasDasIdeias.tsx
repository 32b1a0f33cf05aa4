/** Three views of the same ideas, each at its own address; a search goes along where the other view has one. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';
import classes from './VistasDasIdeias.module.css';

const VISTAS = { Cartões: '/home-ideias', Tabela: '/ideias', Mural: '/ideias-de-inovacao' } as const;

export function VistasDasIdeias() {
  const { pathname } = useLocation();
  const busca = useSearchParams()[0].get('busca') ?? '';
  return (
    <nav aria-label="Como ver as ideias">
      <ul className={classes.vistas}>
        {Object.entries(VISTAS).map(([rotulo, endereco]) => (
          <li key={endereco}>
            <Link
              to={para(endereco, endereco === VISTAS.Mural ? {} : { busca })}
              className={classes.vista}
              aria-current={endereco === pathname ? 'page' : undefined}
            >
              {rotulo}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
