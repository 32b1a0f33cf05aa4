import '@mantine/core/styles/AppShell.css';
import '@mantine/core/styles/Burger.css';
import { AppShell, Burger } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FaixaOffline } from './FaixaOffline';
import classes from './Moldura.module.css';

/** Part 1 §9: sidebar 310, mobile breakpoint 48em (Mantine's `sm`). */
const LARGURA_DO_MENU = 310;

interface Props {
  cabecalho: ReactNode;
  /** Navigation; without it (company INATIVO) the frame has no menu. */
  menu?: ReactNode;
  rodape?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page: skip link, header, menu that folds on phones, main landmark, footer. */
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

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={menu ? { width: LARGURA_DO_MENU, breakpoint: 'sm', collapsed: { mobile: !aberto } } : undefined}
      padding="md"
    >
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
      <AppShell.Header className={classes.cabecalho}>
        {menu ? (
          <Burger
            opened={aberto}
            onClick={() => setAberto((atual) => !atual)}
            hiddenFrom="sm"
            size="sm"
            aria-label={aberto ? 'Fechar menu' : 'Abrir menu'}
            aria-expanded={aberto}
          />
        ) : null}
        {cabecalho}
      </AppShell.Header>
      {menu ? (
        <AppShell.Navbar className={classes.menu} aria-label="Menu principal">
          {menu}
        </AppShell.Navbar>
      ) : null}
      <AppShell.Main ref={conteudo} id="conteudo" tabIndex={-1} className={classes.conteudo}>
        <FaixaOffline />
        <div className={classes.pagina}>{children}</div>
        {rodape ? <footer className={classes.rodape}>{rodape}</footer> : null}
      </AppShell.Main>
    </AppShell>
  );
}
