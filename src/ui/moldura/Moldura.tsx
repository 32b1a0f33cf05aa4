import { UnstyledButton } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FaixaOffline } from './FaixaOffline';
import classes from './Moldura.module.css';
import { useCelular } from './useCelular';
import { useTeclas } from './useTeclas';

interface Props {
  cabecalho: ReactNode;
  /** Navigation; without it (company INATIVO) the frame has no menu. */
  menu?: ReactNode;
  rodape?: ReactNode;
  /** A bar above the page. */
  faixa?: ReactNode;
  /** Comes late and moves nothing in sight. It stands above the footer, which is at the lower edge or below it. */
  recado?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every signed-in page: skip link, header, menu that folds on phones, main landmark, footer.
 * Plain CSS: Mantine's AppShell would cost every first load 6 KB for parts this product does not have.
 */
export function Moldura({ cabecalho, menu, rodape, faixa, recado, children }: Props) {
  const [aberto, setAberto] = useState(false);
  const { pathname } = useLocation();
  const celular = useCelular();
  const conteudo = useRef<HTMLElement>(null);
  const [lugar, setLugar] = useState(pathname);
  if (lugar !== pathname) {
    // Arriving somewhere folds the menu on phones.
    setLugar(pathname);
    setAberto(false);
  }
  const chegada = useRef(pathname);
  useEffect(() => {
    if (chegada.current === pathname) return;
    chegada.current = pathname;
    // The link that led here went with its page. The focus goes on in the new one, not at the beginning of
    // everything.
    if (document.activeElement === document.body) conteudo.current?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => guardarFoco(conteudo.current), []);
  const cobre = celular && aberto;
  useTeclas([['Escape', () => setAberto(false)]]);

  return (
    <div className={classes.moldura} data-menu={menu ? (aberto ? 'aberto' : 'fechado') : undefined}>
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
          <UnstyledButton
            className={classes.botaoDoMenu}
            aria-label={aberto ? 'Fechar menu' : 'Abrir menu'}
            aria-expanded={aberto}
            onClick={() => setAberto((atual) => !atual)}
          >
            {aberto ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
          </UnstyledButton>
        ) : null}
        {cabecalho}
      </header>
      {menu ? (
        <nav className={classes.menu} aria-label="Menu principal">
          {menu}
        </nav>
      ) : null}
      <main ref={conteudo} id="conteudo" tabIndex={-1} className={classes.conteudo} inert={cobre}>
        <div className={classes.folha}>
          <FaixaOffline />
          {faixa}
          <div className={classes.pagina}>{children}</div>
          {recado}
          {rodape ? <footer className={classes.rodape}>{rodape}</footer> : null}
        </div>
      </main>
    </div>
  );
}

/**
 * What had the focus may go with what it did (a filter's cross, 'Tentar de novo'). The focus then goes on in the
 * page.
 */
function guardarFoco(pagina: HTMLElement | null) {
  if (!pagina) return undefined;
  let focado: EventTarget | null = null;
  pagina.addEventListener('focusin', ({ target }) => {
    focado = target;
  });
  const vigia = new MutationObserver(() => {
    if (!(focado instanceof Node) || focado.isConnected) return;
    focado = null;
    if (document.activeElement === document.body) pagina.focus({ preventScroll: true });
  });
  vigia.observe(pagina, { childList: true, subtree: true });
  return () => vigia.disconnect();
}
