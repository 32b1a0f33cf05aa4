/** `/notificacoes`: all the person's news of the last six months. */
import { Anchor, Group, Paper, Stack, Title } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Abas } from '@/ui/pagina/Abas';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { Link } from '@/ui/moldura/Link';
import { ListaDeNotificacoes } from './ListaDeNotificacoes';
import { MarcarTodas } from './MarcarTodas';
import type { Quais } from './notificacoes.data';

const POR_PAGINA = 20;
const ABAS: Record<Quais, string> = { todas: 'Todas', naoLidas: 'Não lidas' };

export function NotificacoesPage() {
  const [parametros, definirParametros] = useSearchParams();
  const quais: Quais = parametros.get('filtro') === 'nao-lidas' ? 'naoLidas' : 'todas';
  const escolher = (novas: Quais) =>
    definirParametros(novas === 'naoLidas' ? { filtro: 'nao-lidas' } : {}, { replace: true });
  return (
    <Stack gap="lg" maw={760}>
      <Breadcrumbs itens={caminhoDaTela('/notificacoes')} />
      <Group justify="space-between" gap="xs">
        <Title order={1}>{nomeDaTela('/notificacoes')}</Title>
        <Group gap="md">
          <MarcarTodas />
          <Anchor component={Link} to={para('/comunicados')} size="sm">
            Comunicados
          </Anchor>
          <Anchor component={Link} to={para('/notificacoes/preferencias')} size="sm">
            Preferências
          </Anchor>
        </Group>
      </Group>
      <Abas rotulo="Quais notificações" abas={ABAS} atual={quais} aoMudar={escolher}>
        <Paper withBorder p={4}>
          <ListaDeNotificacoes quais={quais} porPagina={POR_PAGINA} comMais />
        </Paper>
      </Abas>
    </Stack>
  );
}
