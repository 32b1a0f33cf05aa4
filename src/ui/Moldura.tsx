import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FaixaOffline } from './FaixaOffline';
import classes from './Moldura.module.css';

interface Props {
  cabecalho: ReactNode;
  /** Navigation; without it (company INATIVO) the frame has no menu. */
  menu?: ReactNode;
  rodape?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every signed-in page: skip link, header, menu that folds on phones, main landmark, footer.
 * Plain CSS instead of Mantine's AppShell, which weighs 7 KB on the first load (docs/performance.md, row 3).
 */
export function Moldura({ cabecalho, menu, rodape, children }: Props) {
  const [aberto, setAberto] = useState(false);
  const { pathname } = useLocation();
  const conteudo = useRef<HTMLElement>(null);
  const [lugar, setLugar] = useState(pathname);
  if (lugar !== pathname) {
    // Arriving somewhere folds the menu on phones.
    setLugar(pathname);
    setAberto(false);
  }
  const Icone = aberto ? IconX : IconMenu2;

  return (
    <div className={classes.moldura} data-com-menu={menu ? '' : undefined}>
      <a
        className={classes.pular}
        href="#conteudo"
        onClick={(evento) => {
          evento.preventDefault();
          conteudo.current?.focus();
        }}
      >
        Ir para o conteúdo
      </a>
      <header className={classes.cabecalho}>
        {menu ? (
          <button
            type="button"
            className={classes.alternar}
            onClick={() => setAberto((atual) => !atual)}
            aria-label={aberto ? 'Fechar menu' : 'Abrir menu'}
            aria-expanded={aberto}
          >
            <Icone size={24} aria-hidden />
          </button>
        ) : null}
        {cabecalho}
      </header>
      {menu ? (
        <nav className={classes.menu} data-aberto={aberto || undefined} aria-label="Menu principal">
          {menu}
        </nav>
      ) : null}
      <main ref={conteudo} id="conteudo" tabIndex={-1} className={classes.conteudo}>
        <FaixaOffline />
        <div className={classes.pagina}>{children}</div>
        {rodape ? <footer className={classes.rodape}>{rodape}</footer> : null}
      </main>
    </div>
  );
}
