/** The committee's session of now, as a line above the movement form. */
import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { comitesData, ritmo } from './comites.data';
import { APARENCIA_DO_COMITE, situacaoDoComite } from '@/domain/comite/comite';
import { flexao, type Nome } from '@/domain/pai/pai';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

/** `nome`: what the form moves. */
export function SessaoDoComite({ nome }: { nome: Nome }) {
  const { data: comite } = useQuery({
    ...comitesData.ativo(useSessaoAtiva()),
    refetchInterval: ({ state }) => ritmo(state.data) * 2,
  });
  if (comite === undefined) return null;
  if (comite === null) {
    return (
      <Text size="sm" c="dimmed">
        Nenhum comitê em andamento: a movimentação fica no histórico {flexao(nome).do} {nome.singular}, mas em
        nenhuma ata.{' '}
        <Anchor component={Link} to={para('/comites-de-inovacao')} size="sm" underline="always">
          Abrir o comitê
        </Anchor>
      </Text>
    );
  }
  const { rotulo, cor } = APARENCIA_DO_COMITE[situacaoDoComite(comite)];
  return (
    <Group gap="xs">
      <StatusBadge cor={cor}>{rotulo}</StatusBadge>
      <Text size="sm">
        <Anchor
          component={Link}
          to={para('/comites-de-inovacao/:comiteId', { comiteId: comite.id })}
          size="sm"
          underline="always"
        >
          Comitê nº {comite.numero}
        </Anchor>
        , iniciado <RelativeTime valor={comite.startedAt} emFrase />
      </Text>
    </Group>
  );
}
