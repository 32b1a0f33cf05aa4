/** What opens under the bell: the latest notifications, the way to all of them and to the preferences. */
import { Anchor, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { useFecharFora } from '@/ui/moldura/useFecharFora';
import { ListaDeNotificacoes } from './ListaDeNotificacoes';
import { MarcarTodas } from './MarcarTodas';
import classes from './PainelDoSino.module.css';

const ULTIMAS = 8;

export default function UltimasNotificacoes({ aoFechar }: { aoFechar: () => void }) {
  const painel = useRef<HTMLDivElement>(null);
  useDevolverFoco(true);
  useEffect(() => painel.current?.focus(), []);
  // The bell stands in the same box; a click on it closes by itself.
  useFecharFora(painel, aoFechar);
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
        <Anchor component={Link} to={para('/notificacoes')} size="sm" onClick={aoFechar}>
          Ver todas
        </Anchor>
        <Anchor component={Link} to={para('/notificacoes/preferencias')} size="sm" onClick={aoFechar}>
          Preferências
        </Anchor>
      </Group>
    </div>
  );
}
