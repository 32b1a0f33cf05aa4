/** The bell's number and, opened, the latest notifications; loaded after the first paint (app/Sino.tsx). */
import { Anchor, Group, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MAXIMO_CONTADO } from '@/domain/notificacao';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { anunciar } from '@/ui/anunciar';
import { plural } from '@/ui/formatos';
import { Link } from '@/ui/Link';
import { useDevolverFoco } from '@/ui/useDevolverFoco';
import { ListaDeNotificacoes } from './ListaDeNotificacoes';
import { MarcarTodas } from './MarcarTodas';
import { notificacoesData } from './notificacoes.data';
import classes from './PainelDoSino.module.css';

const ULTIMAS = 8;

/** The number; a rise while the page is open is said to screen readers too. */
function Contador() {
  const { data } = useQuery(notificacoesData.caixa(useSessaoAtiva()));
  const quantas = data?.naoLidas ?? 0;
  const antes = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    if (antes.current !== undefined && data.naoLidas > antes.current)
      anunciar(plural(data.naoLidas, 'notificação não lida', 'notificações não lidas'));
    antes.current = data.naoLidas;
  }, [data]);
  if (quantas === 0) return null;
  return (
    <>
      <span className={classes.contador} aria-hidden>
        {quantas >= MAXIMO_CONTADO ? `${MAXIMO_CONTADO - 1}+` : quantas}
      </span>
      <VisuallyHidden id="nao-lidas">{plural(quantas, 'não lida', 'não lidas')}</VisuallyHidden>
    </>
  );
}

function Painel({ aoFechar }: { aoFechar: () => void }) {
  const painel = useRef<HTMLDivElement>(null);
  useDevolverFoco(true);
  useEffect(() => painel.current?.focus(), []);
  useEffect(() => {
    // The bell stands in the same box; a click on it closes by itself.
    const fora = ({ target }: Event) =>
      target instanceof Node && !painel.current?.parentElement?.contains(target);
    const sair = (evento: Event) => {
      if (fora(evento)) aoFechar();
    };
    const teclar = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') aoFechar();
    };
    document.addEventListener('pointerdown', sair);
    document.addEventListener('focusin', sair);
    document.addEventListener('keydown', teclar);
    return () => {
      document.removeEventListener('pointerdown', sair);
      document.removeEventListener('focusin', sair);
      document.removeEventListener('keydown', teclar);
    };
  }, [aoFechar]);
  return (
    <div ref={painel} role="dialog" aria-label="Notificações" tabIndex={-1} className={classes.painel}>
      <Group justify="space-between" gap="xs" px="sm" pt="sm">
        <Text fw={600}>Notificações</Text>
        <MarcarTodas />
      </Group>
      <div className={classes.lista}>
        <ListaDeNotificacoes quais="todas" porPagina={ULTIMAS} aoSeguir={aoFechar} />
      </div>
      <Group justify="space-between" className={classes.rodape}>
        <Anchor component={Link} to="/notificacoes" size="sm" onClick={aoFechar}>
          Ver todas
        </Anchor>
        <Anchor component={Link} to="/notificacoes/preferencias" size="sm" onClick={aoFechar}>
          Preferências
        </Anchor>
      </Group>
    </div>
  );
}

interface Props {
  aberto: boolean;
  aoFechar: () => void;
}

export default function PainelDoSino({ aberto, aoFechar }: Props) {
  return (
    <>
      <Contador />
      {aberto ? <Painel aoFechar={aoFechar} /> : null}
    </>
  );
}
